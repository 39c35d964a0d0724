import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AssetFile, filesOf, type SiteFiles } from '../../src/content/source/site-files.ts';
import { linksOf, type Space } from '../../src/content/source/space.ts';
import { copyBrand } from './brand-files.ts';
import { toSiteFile, type SiteFile } from './site-file.ts';

/** Maps a file's URL in the content to the files generated from it. */
export type ProcessedAssets = Map<string, SiteFile>;

type LinkedFile = { assetId: string; file: AssetFile };

type FileProblem = { assetId: string; line: string };

export async function processAssets(space: Space) {
  const files: ProcessedAssets = new Map();
  const problems: FileProblem[] = [];
  const clinicCopy = copyBrand();
  // All runs of `processQueue` share this iterator, so each file is processed once.
  const queue = findLinkedFiles(space).entries();
  const processQueue = async () => {
    for (const [url, { assetId, file }] of queue) {
      try {
        files.set(url, await toSiteFile(await readBytes(clinicCopy, url), file));
      } catch (error) {
        problems.push({ assetId, line: `The asset "${assetId}" (${url}): ${(error as Error).message}` });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, processQueue));
  return { files, problems };
}

export async function writeAssets(files: ProcessedAssets, site: string): Promise<SiteFiles> {
  await mkdir(join(site, 'static'), { recursive: true });
  for (const { parts } of files.values()) {
    for (const [path, bytes] of parts) await writeFile(join(site, path), bytes);
  }
  return Object.fromEntries([...files].map(([address, { file }]) => [address, file]));
}

const concurrency = 4;

async function readBytes(clinicCopy: string, url: string): Promise<Buffer> {
  return readFile(join(clinicCopy, url)).catch(() => {
    throw new Error(`${url} is not there.`);
  });
}

/** Returns the files by their URL. */
function findLinkedFiles({ entries, assets }: Space): Map<string, LinkedFile> {
  const linkedIds = new Set(entries.flatMap(linksOf).map(({ sys }) => sys.id));
  const files = new Map<string, LinkedFile>();
  for (const asset of assets) {
    const assetId = asset.sys.id;
    if (!linkedIds.has(assetId)) continue;
    for (const file of filesOf(asset)) files.set(file.url, { assetId, file });
  }
  return files;
}
