import { checkSpace } from '../../src/content/check/check-space.ts';
import { findingLine, type ContentFinding } from '../../src/content/check/content-finding.ts';
import { entryAddress, liveConfigOf, type LiveConfig } from '../../src/content/source/live-config.ts';
import { type LiveOptions, readLiveSpace } from '../../src/content/source/read-live-space.ts';
import type { Space } from '../../src/content/source/space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { readEmbeddedSpace } from './read-embedded-space.ts';
import { withEmbeddedEntries } from './with-embedded-entries.ts';

export type ContentSpace = {
  space: Space;
  source: string;
  /** Set when the embedded space replaces the live one, or broken entries. */
  warning?: string;
};

export function liveFindingLine(finding: ContentFinding, config: LiveConfig): string {
  const { entry } = finding.place;
  return [findingLine(finding), ...(entry ? [entryAddress(config, entry)] : [])].join(' ');
}

function problemsOf({ findings }: { findings: ContentFinding[] }, config: LiveConfig): string {
  const { spaceId, environment } = config;
  return [
    `The live space "${spaceId}" (${environment}) is not valid; ${findings.length} found. Correct it in Contentful and build again:`,
    ...findings.map((finding) => `  ${liveFindingLine(finding, config)}`),
  ].join('\n');
}

export function fallbackWarning(message: string, embedded: string): string {
  const line = '*'.repeat(100);
  return [
    line,
    `WARNING: ${message}`,
    `WARNING: CONTENT_FALLBACK=embedded: ${embedded} the content of the repository, NOT what editors have published.`,
    line,
  ].join('\n');
}

/** With CONTENT_FALLBACK the embedded space replaces a live one that does not answer or is not valid. */
export async function readContentSpace(
  env: Record<string, string | undefined>,
  options: LiveOptions = {},
): Promise<ContentSpace> {
  const config = liveConfigOf(env);
  if (!config) return { space: readEmbeddedSpace(), source: clinicFolder() };
  const fallsBack = env['CONTENT_FALLBACK'] === 'embedded';
  const result = await readLiveSpace(config, options);
  if (result.ok) {
    const { spaceId, environment, origin } = config;
    const source = `the live space "${spaceId}" (${environment}) at ${origin}`;
    const check = checkSpace(result.space);
    if (check.findings.length === 0) return { space: result.space, source };
    const problems = problemsOf(check, config);
    const space = fallsBack && withEmbeddedEntries(result.space, readEmbeddedSpace());
    if (!space) throw new Error(problems);
    return { space, source, warning: fallbackWarning(problems, 'what shows of these entries is') };
  }
  if (result.reason === 'unanswered' && fallsBack) {
    const source = `${clinicFolder()}, as the live space does not answer`;
    return { space: readEmbeddedSpace(), source, warning: fallbackWarning(result.message, 'this is') };
  }
  throw new Error(result.message);
}
