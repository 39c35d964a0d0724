import { checkSpace } from '../../src/content/check/check-space.ts';
import { findingLine } from '../../src/content/check/content-finding.ts';
import type { Space } from '../../src/content/source/space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { readEmbeddedSpace } from './read-embedded-space.ts';
import { takeFiles, type TakenFiles } from './take-files.ts';

/** `files`: what the pages show, to lie below `/static`. */
export type BuiltContent = { space: Space; source: string; files: TakenFiles };

function sizeOf(files: TakenFiles): string {
  const parts = [...files.values()].flatMap((file) => [...file.parts.values()]);
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  return `${files.size} files (${Math.round(bytes / 1024)} KB)`;
}

/** An entry whose file is not what it says is as broken as one that links to none. */
export async function readBuiltContent(): Promise<BuiltContent> {
  const space = readEmbeddedSpace();
  const { files, problems } = await takeFiles(space);
  const broken = new Set(problems.map(({ asset }) => asset));
  const left = { ...space, assets: space.assets.filter(({ sys }) => !broken.has(sys.id)) };
  const { findings } = checkSpace(left);
  // The problems, if any, are of files that nothing shows.
  if (findings.length === 0) return { space, files, source: `${clinicFolder()}, with ${sizeOf(files)}` };
  // Those of the whole space: a link to a broken file is the file's problem, said once.
  const others = checkSpace(space).findings.map((finding) => findingLine(finding));
  const lines = [...problems.map(({ line }) => line), ...others];
  throw new Error([`${clinicFolder()} cannot be built:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}
