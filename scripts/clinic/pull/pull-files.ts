import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { LiveConfig } from '../../../src/content/source/live-config.ts';
import { filesOf, type AssetFile } from '../../../src/content/source/site-files.ts';
import { byId, type Asset } from '../../../src/content/source/space.ts';
import { reserveSlug, slugify } from '../../../src/lib/fold.ts';
import { brandFiles, copyBrand } from '../../build/brand-files.ts';
import { cleanSvg } from '../../build/clean-svg.ts';
import { checkBytes } from '../../build/site-file.ts';
import { fetchFile } from './fetch-file.ts';
import type { PullRecord } from '../../build/pull-record.ts';

const folderOf = ({ contentType }: AssetFile) =>
  contentType.startsWith('video/') ? '/brand/films/' : '/brand/drawings/';

async function fetchChecked(file: AssetFile, config: LiveConfig): Promise<Buffer> {
  const bytes = await fetchFile(file.url, file.contentType, config);
  await checkBytes(bytes, file.contentType);
  return bytes;
}

function cleanBytes(bytes: Buffer, { contentType }: AssetFile): Buffer {
  if (contentType !== 'image/svg+xml') return bytes;
  const svg = cleanSvg(bytes.toString('utf8'));
  if (!svg)
    throw new Error(
      'it uses files or definitions from outside, or has too many parts; save it as a plain SVG.',
    );
  return Buffer.from(svg);
}

/** Returns a URL in brand/ that no file in `taken` has. */
function freeUrl(file: AssetFile, takenUrls: Set<string>): string {
  const extension = extname(file.fileName).toLowerCase();
  const takenSlugs = [...takenUrls].flatMap((url) =>
    url.endsWith(extension) ? [url.slice(0, url.length - extension.length)] : [],
  );
  const slug = slugify(basename(file.fileName, extname(file.fileName))) || 'file';
  return reserveSlug(folderOf(file) + slug, new Set(takenSlugs)) + extension;
}

type PullResult = {
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
  recordedUrls: PullRecord['files'],
  config: LiveConfig,
): Promise<PullResult> {
  const oldAssets = byId(current);
  const brand = copyBrand();
  const oldFiles = new Map(current.flatMap(filesOf).map((file) => [file.url, file]));
  const takenUrls = new Set(brandFiles().map((file) => `/brand/${file}`));
  const pulled: PullResult = { assets: structuredClone(live), added: new Map(), addresses: {}, problems: [] };

  async function pull(file: AssetFile, oldFile: AssetFile | undefined) {
    const sourceUrl = file.url;
    const recordedFile = oldFiles.get(recordedUrls[sourceUrl] ?? '');
    if (recordedFile && existsSync(join(brand, recordedFile.url))) Object.assign(file, recordedFile);
    else {
      const bytes = await fetchChecked(file, config);
      const path = oldFile && join(brand, oldFile.url);
      if (oldFile && path && existsSync(path) && readFileSync(path).equals(bytes))
        Object.assign(file, oldFile);
      else {
        file.url = freeUrl(file, takenUrls);
        takenUrls.add(file.url);
        pulled.added.set(file.url, cleanBytes(bytes, file));
      }
    }
    pulled.addresses[sourceUrl] = file.url;
  }

  for (const asset of pulled.assets) {
    const [oldFile] = filesOf(oldAssets.get(asset.sys.id) ?? asset);
    for (const file of filesOf(asset)) {
      const { url } = file;
      await pull(file, oldAssets.has(asset.sys.id) ? oldFile : undefined).catch((error: Error) =>
        pulled.problems.push(`The asset "${asset.sys.id}" (${url}): ${error.message}`),
      );
    }
  }
  return pulled;
}
