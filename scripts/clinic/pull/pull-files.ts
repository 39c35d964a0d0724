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

type PullOptions = { currentAssets: Asset[]; recordedUrls: PullRecord['files']; config: LiveConfig };

type PullResult = {
  assets: Asset[];
  /** New files by their URL in `brand/`. */
  added: Map<string, Buffer>;
  urls: PullRecord['files'];
  problems: string[];
};

/**
 * Replaces the URL of each asset's file by the URL of a copy in `brand/`. A file that an earlier pull recorded is not fetched
 * again, and a fetched file with unchanged bytes keeps its name in `brand/`.
 */
export async function pullFiles(
  liveAssets: Asset[],
  { currentAssets, recordedUrls, config }: PullOptions,
): Promise<PullResult> {
  const currentById = byId(currentAssets);
  const clinicCopy = copyBrand();
  const currentFiles = new Map(currentAssets.flatMap(filesOf).map((file) => [file.url, file]));
  const takenUrls = new Set(brandFiles().map((file) => `/brand/${file}`));
  const pulled: PullResult = {
    assets: structuredClone(liveAssets),
    added: new Map(),
    urls: {},
    problems: [],
  };

  /** Changes `file`, a part of `pulled.assets`. */
  async function pullFile(file: AssetFile, currentFile: AssetFile | undefined): Promise<void> {
    const recordedFile = currentFiles.get(recordedUrls[file.url] ?? '');
    if (recordedFile && existsSync(join(clinicCopy, recordedFile.url))) {
      Object.assign(file, recordedFile);
      return;
    }
    const bytes = await fetchChecked(file, config);
    const currentPath = currentFile && join(clinicCopy, currentFile.url);
    if (currentPath && existsSync(currentPath) && readFileSync(currentPath).equals(bytes)) {
      Object.assign(file, currentFile);
      return;
    }
    file.url = freeUrl(file, takenUrls);
    takenUrls.add(file.url);
    pulled.added.set(file.url, cleanBytes(bytes, file));
  }

  for (const asset of pulled.assets) {
    const currentAsset = currentById.get(asset.sys.id);
    const [currentFile] = currentAsset ? filesOf(currentAsset) : [];
    for (const file of filesOf(asset)) {
      const { url } = file;
      try {
        await pullFile(file, currentFile);
        pulled.urls[url] = file.url;
      } catch (error) {
        pulled.problems.push(`The asset "${asset.sys.id}" (${url}): ${(error as Error).message}`);
      }
    }
  }
  return pulled;
}

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

function freeUrl(file: AssetFile, takenUrls: Set<string>): string {
  const extension = extname(file.fileName).toLowerCase();
  const takenSlugs = [...takenUrls]
    .filter((url) => url.endsWith(extension))
    .map((url) => url.slice(0, url.length - extension.length));
  const slug = slugify(basename(file.fileName, extname(file.fileName))) || 'file';
  return reserveSlug(folderOf(file) + slug, new Set(takenSlugs)) + extension;
}
