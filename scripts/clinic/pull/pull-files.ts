import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { LiveConfig } from '../../../src/content/source/live-config.ts';
import { filesOf, type AssetFile } from '../../../src/content/source/site-files.ts';
import { byId, type Asset } from '../../../src/content/source/space.ts';
import { freeSlug, slugify } from '../../../src/lib/fold.ts';
import { brandFiles, copyBrand } from '../../build/brand-files.ts';
import { cleanSvg } from '../../build/clean-svg.ts';
import { checkBytes } from '../../build/site-file.ts';
import { fetchFile } from './fetch-file.ts';
import type { PullRecord } from '../../build/pull-record.ts';

const folderOf = ({ contentType }: AssetFile) =>
  contentType.startsWith('video/') ? '/brand/films/' : '/brand/drawings/';

async function checkedBytes(file: AssetFile, config: LiveConfig): Promise<Buffer> {
  const bytes = await fetchFile(file.url, file.contentType, config);
  await checkBytes(bytes, file.contentType);
  return bytes;
}

function cleaned(bytes: Buffer, { contentType }: AssetFile): Buffer {
  if (contentType !== 'image/svg+xml') return bytes;
  const svg = cleanSvg(bytes.toString('utf8'));
  if (!svg)
    throw new Error(
      'it uses files or definitions from outside, or has too many parts; save it as a plain SVG.',
    );
  return Buffer.from(svg);
}

/** Returns a URL in brand/ that no file in `taken` has. */
function freeUrl(file: AssetFile, taken: Set<string>): string {
  const end = extname(file.fileName).toLowerCase();
  const known = [...taken].flatMap((url) =>
    url.endsWith(end) ? [url.slice(0, url.length - end.length)] : [],
  );
  const slug = slugify(basename(file.fileName, extname(file.fileName))) || 'file';
  return freeSlug(folderOf(file) + slug, new Set(known)) + end;
}

type Pulled = {
  assets: Asset[];
  added: Map<string, Buffer>;
  addresses: PullRecord['files'];
  problems: string[];
};

/**
 * Replaces the URL of each asset's file by the URL of a copy in `brand/`. A file that an earlier pull recorded is not fetched
 * again, and a fetched file with unchanged bytes keeps its name in `brand/`.
 */
export async function pullFiles(
  live: Asset[],
  current: Asset[],
  recorded: PullRecord['files'],
  config: LiveConfig,
): Promise<Pulled> {
  const known = byId(current);
  const brand = copyBrand();
  const described = new Map(current.flatMap(filesOf).map((file) => [file.url, file]));
  const taken = new Set(brandFiles().map((file) => `/brand/${file}`));
  const pulled: Pulled = { assets: structuredClone(live), added: new Map(), addresses: {}, problems: [] };

  async function pull(file: AssetFile, before: AssetFile | undefined) {
    const address = file.url;
    const earlier = described.get(recorded[address] ?? '');
    if (earlier && existsSync(join(brand, earlier.url))) Object.assign(file, earlier);
    else {
      const bytes = await checkedBytes(file, config);
      const path = before && join(brand, before.url);
      if (before && path && existsSync(path) && readFileSync(path).equals(bytes)) Object.assign(file, before);
      else {
        file.url = freeUrl(file, taken);
        taken.add(file.url);
        pulled.added.set(file.url, cleaned(bytes, file));
      }
    }
    pulled.addresses[address] = file.url;
  }

  for (const asset of pulled.assets) {
    const [before] = filesOf(known.get(asset.sys.id) ?? asset);
    for (const file of filesOf(asset)) {
      const { url } = file;
      await pull(file, known.has(asset.sys.id) ? before : undefined).catch((error: Error) =>
        pulled.problems.push(`The asset "${asset.sys.id}" (${url}): ${error.message}`),
      );
    }
  }
  return pulled;
}
