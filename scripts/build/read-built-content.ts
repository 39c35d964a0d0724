import { checkSpace } from '../../src/content/check/check-space.ts';
import { formatFinding } from '../../src/content/check/content-finding.ts';
import type { Space } from '../../src/content/source/space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { readEmbeddedSpace } from './read-embedded-space.ts';
import { processAssets, type ProcessedAssets } from './process-assets.ts';

/** `files` are the files to which entries link, to be written below `/static`. */
export type BuiltContent = { space: Space; source: string; files: ProcessedAssets };

/** Reads the content for a build. Rejects if there are findings, or if a page needs a file that could not be processed. */
export async function readBuiltContent(): Promise<BuiltContent> {
  const space = readEmbeddedSpace();
  const { files, problems } = await processAssets(space);
  const brokenAssets = new Set(problems.map(({ assetId }) => assetId));
  const usableSpace = { ...space, assets: space.assets.filter(({ sys }) => !brokenAssets.has(sys.id)) };
  const { findings } = checkSpace(usableSpace);
  // Without the broken assets the content has no findings, so no page needs one of them.
  if (findings.length === 0) return { space, files, source: `${clinicFolder()}, with ${sizeOf(files)}` };
  // Checks with the broken assets included, so that a link to one is not also reported as dead.
  const others = checkSpace(space).findings.map((finding) => formatFinding(finding));
  const lines = [...problems.map(({ line }) => line), ...others];
  throw new Error([`${clinicFolder()} cannot be built:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}

function sizeOf(files: ProcessedAssets): string {
  const parts = [...files.values()].flatMap((file) => [...file.parts.values()]);
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  return `${files.size} files (${Math.round(bytes / 1024)} KB)`;
}
