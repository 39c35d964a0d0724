import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AssetFile, filesOf, type SiteFiles } from '../../src/content/source/site-files.ts';
import { linksOf, type Space } from '../../src/content/source/space.ts';
import { copyBrand } from './brand-files.ts';
import { toSiteFile, type SiteFile } from './site-file.ts';

/** Maps a file's URL in the content to the files generated from it. */
export type ProcessedAssets = Map<string, SiteFile>;

/** A file, and the id of the asset to which the file belongs. */
type LinkedFile = { asset: string; file: AssetFile };

type FileProblem = { asset: string; line: string };

/** Reads, checks and converts each file to which an entry links. */
export async function processAssets(space: Space) {
  const files: ProcessedAssets = new Map();
  const problems: FileProblem[] = [];
  const clinicCopy = copyBrand();
  // All runs of `processQueue` share this iterator, so each file is processed once.
  const queue = findLinkedFiles(space).entries();
  const processQueue = async () => {
    for (const [url, { asset, file }] of queue) {
      try {
        files.set(url, await toSiteFile(await readBytes(clinicCopy, url), file));
      } catch (error) {
        problems.push({ asset, line: `The asset "${asset}" (${url}): ${(error as Error).message}` });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, processQueue));
  return { files, problems };
}

/** Writes the generated files below the folder `site`. */
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

/** Returns the files to which an entry links, by URL. */
function findLinkedFiles({ entries, assets }: Space): Map<string, LinkedFile> {
  const linkedIds = new Set(entries.flatMap(linksOf).map(({ sys }) => sys.id));
  const linkedAssets = assets.filter(({ sys }) => linkedIds.has(sys.id));
  const linkedFiles = linkedAssets.flatMap((asset) =>
    filesOf(asset).map((file): LinkedFile => ({ asset: asset.sys.id, file })),
  );
  return new Map(linkedFiles.map((linked) => [linked.file.url, linked]));
}
