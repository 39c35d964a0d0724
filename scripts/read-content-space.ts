import { checkSpace } from '../src/content/check/check-space.ts';
import { findingLine, type Finding } from '../src/content/check/finding.ts';
import { entryAddress, liveConfigOf, type LiveConfig } from '../src/content/source/live-config.ts';
import { type LiveOptions, readLiveSpace } from '../src/content/source/read-live-space.ts';
import type { Space } from '../src/content/source/space.ts';
import { readEmbeddedSpace } from './read-embedded-space.ts';

export type ContentSpace = {
  space: Space;
  /** Where it came from, in words. */
  source: string;
  /** Set when the live space did not answer and the embedded one stands in for it. */
  warning?: string;
};

/** A finding with the address of its entry, where it has one. */
export function liveFindingLine(finding: Finding, config: LiveConfig): string {
  const { entry } = finding;
  return [findingLine(finding), ...(entry ? [entryAddress(config, entry)] : [])].join(' ');
}

function expectSound(space: Space, config: LiveConfig) {
  const { spaceId, environment } = config;
  const { findings } = checkSpace(space);
  if (findings.length === 0) return;
  throw new Error(
    [
      `The live space "${spaceId}" (${environment}) is not sound; ${findings.length} found. Correct it in Contentful and build again:`,
      ...findings.map((finding) => `  ${liveFindingLine(finding, config)}`),
    ].join('\n'),
  );
}

function fallbackWarning(message: string): string {
  const line = '*'.repeat(100);
  return [
    line,
    `WARNING: ${message}`,
    'WARNING: CONTENT_FALLBACK=embedded: this is the content of the repository, NOT what editors have published.',
    line,
  ].join('\n');
}

/**
 * The space the environment asks for: the live one of CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN, checked, or
 * without them the embedded one. Throws one message when it cannot be had.
 */
export async function readContentSpace(
  env: Record<string, string | undefined>,
  options: LiveOptions = {},
): Promise<ContentSpace> {
  const config = liveConfigOf(env);
  if (!config) return { space: readEmbeddedSpace(), source: 'the embedded space' };
  const result = await readLiveSpace(config, options);
  if (result.ok) {
    expectSound(result.space, config);
    const { spaceId, environment, origin } = config;
    return { space: result.space, source: `the live space "${spaceId}" (${environment}) at ${origin}` };
  }
  if (result.reason === 'unanswered' && env['CONTENT_FALLBACK'] === 'embedded') {
    const source = 'the embedded space, as the live one does not answer';
    return { space: readEmbeddedSpace(), source, warning: fallbackWarning(result.message) };
  }
  throw new Error(result.message);
}
