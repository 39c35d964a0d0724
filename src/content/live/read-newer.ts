import type { SiteContents } from '../../model/site-content.ts';
import type { LiveConfig } from '../source/live-config.ts';
import { type LiveOptions, readLiveSpace } from '../source/read-live-space.ts';
import { type SiteFiles, withSiteFiles } from '../source/site-files.ts';
import { spaceVersion } from '../source/space.ts';

export type NewerContentRequest = { config: LiveConfig; builtFrom: string | undefined };

/** Reads the space from Contentful. Returns undefined if its content is not newer than the build, or not valid. */
export async function readNewerContent(
  { config, builtFrom }: NewerContentRequest,
  fetchSiteFiles: () => Promise<SiteFiles>,
  options?: LiveOptions,
): Promise<SiteContents | undefined> {
  const result = await readLiveSpace(config, options);
  if (!result.ok || (await spaceVersion(result.space)) === builtFrom) return undefined;
  // Imported on demand: these modules are two thirds of the worker's code, and most visits do not need them.
  const { checkSpace } = await import('../check/check-space.ts');
  const { stripUnknownFields } = await import('../check/strip-unknown-fields.ts');
  const { space } = stripUnknownFields(result.space);
  const { findings, contents } = checkSpace(withSiteFiles(space, await fetchSiteFiles()));
  return findings.length === 0 ? contents : undefined;
}
