import { checkSpace } from '../../src/content/check/check-space.ts';
import { findingLine, type ContentFinding } from '../../src/content/check/content-finding.ts';
import { liveConfigOf } from '../../src/content/source/live-config.ts';
import {
  fallbackWarning,
  liveFindingLine,
  readContentSpace,
  type ContentSpace,
} from './read-content-space.ts';
import { readEmbeddedSpace } from './read-embedded-space.ts';
import { takeFiles, type TakenFiles } from './take-files.ts';
import { withEmbeddedEntries } from './with-embedded-entries.ts';

/** `files`: what the pages show, to lie below `/static`. */
export type BuiltContent = ContentSpace & { files: TakenFiles };

type Environment = Record<string, string | undefined>;

function sizeOf(files: TakenFiles): string {
  const parts = [...files.values()].flatMap((file) => [...file.parts.values()]);
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  return `${files.size} files (${Math.round(bytes / 1024)} KB)`;
}

/** An entry whose file is not what it says is as broken as one that links to none. */
async function withFiles(content: ContentSpace, env: Environment, known?: TakenFiles): Promise<BuiltContent> {
  const { space, source } = content;
  const { files, problems } = await takeFiles(space, known);
  const broken = new Set(problems.map(({ asset }) => asset));
  const left = { ...space, assets: space.assets.filter(({ sys }) => !broken.has(sys.id)) };
  const { findings } = checkSpace(left);
  // The problems, if any, are of files that nothing shows.
  if (findings.length === 0) return { ...content, files, source: `${source}, with ${sizeOf(files)}` };

  const config = liveConfigOf(env);
  const lineOf = (finding: ContentFinding) =>
    config ? liveFindingLine(finding, config) : findingLine(finding);
  const lines = [...problems.map(({ line }) => line), ...findings.map(lineOf)];
  const message = [`${source} cannot be built:`, ...lines.map((line) => `  ${line}`)].join('\n');
  const fallsBack = config && env['CONTENT_FALLBACK'] === 'embedded' && problems.length > 0;
  const whole = fallsBack && withEmbeddedEntries(left, readEmbeddedSpace());
  if (!whole) throw new Error(message);
  const warnings = [content.warning ?? '', fallbackWarning(message, 'what shows of these entries is')];
  return withFiles({ ...content, space: whole, warning: warnings.join('\n').trim() }, env, files);
}

export async function readBuiltContent(env: Environment): Promise<BuiltContent> {
  if (env['CONTENTFUL_HOST']?.includes('preview.')) {
    throw new Error(
      'CONTENTFUL_HOST is the preview API: drafts are never built. Use npm run edit -- --live.',
    );
  }
  return withFiles(await readContentSpace(env), env);
}
