/** What a pull records of the space, so that open pages know what has been published since. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import type { LiveConfig } from '../../src/content/source/live-config.ts';
import type { SiteFiles } from '../../src/content/source/site-files.ts';

/** `files`: the clinic's own file for each address in the space. */
export type Published = { space: string; version: string; files: Record<string, string> };

export const publishedFile = 'content/published.json';

export const nameOfSpace = ({ spaceId, environment }: LiveConfig) => `${spaceId}/${environment}`;

/** Undefined where the last pull was of another space, or there was none. */
export function readPublished(config: LiveConfig): Published | undefined {
  const file = join(clinicFolder(), publishedFile);
  if (!existsSync(file)) return undefined;
  const published = JSON.parse(readFileSync(file, 'utf8')) as Published;
  return published.space === nameOfSpace(config) ? published : undefined;
}

/** What the build made of each file, by its address in the space. */
export function byPublishedAddress({ files }: Published, siteFiles: SiteFiles): SiteFiles {
  const named = Object.entries(files).flatMap(([address, own]) => {
    const file = siteFiles[own];
    return file ? [[address, file] as const] : [];
  });
  return Object.fromEntries(named);
}
