import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { type Asset, type Space, spaceSchema } from '../../../src/content/source/space.ts';
import { copyBrand } from '../../build/brand-files.ts';
import { readContentFolder, readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { loadTool } from '../contentful-tools/load-tool.ts';
import { toContentFiles } from './content-files.ts';
import type { FakeManagementApi } from './fake-management-api.ts';
import { managedSpace, quietly, type ManagedSpace } from './managed-space.ts';

type ExportOptions = {
  /** Without it unpublished texts are exported, too. */
  deliveryToken?: string | undefined;
  /** For a delivery API without TLS, on this machine. */
  insecure?: boolean;
  apiAdapter?: FakeManagementApi;
};

export async function exportSpace(source: ManagedSpace, options: ExportOptions = {}): Promise<Space> {
  const runExport = loadTool('contentful-export');
  const document = await quietly(() =>
    runExport({
      ...source,
      ...options,
      saveFile: false,
      skipRoles: true,
      skipWebhooks: true,
      skipTags: true,
      errorLogFile: join(tmpdir(), 'contentful-export-errors.json'),
      useVerboseRenderer: true,
    }),
  );
  return v.parse(spaceSchema, JSON.parse(JSON.stringify(document)));
}

type AssetFile = { url: string; fileName: string; contentType: string; details?: { size?: number } };
type Download = { from: string; to: string };

/** The size of the file itself, since `assets.json` may be older. */
function sizeOf(url: string): number | undefined {
  return statSync(join(copyBrand(), url), { throwIfNoEntry: false })?.size;
}

function folderFor({ contentType }: AssetFile, before: AssetFile | undefined): string {
  const known = before && /^\/brand\/(?:[\w-]+\/)+/.exec(before.url)?.[0];
  return known ?? (contentType.startsWith('video/') ? '/brand/films/' : '/brand/drawings/');
}

function safeName(fileName: string): string {
  const name = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');
  return name.replace(/^[.-]+/, '') || 'file';
}

/** A local file of the same name and size is kept, with its description. */
export function withLocalFiles(live: Asset[], current: Space): { assets: Asset[]; downloads: Download[] } {
  const downloads: Download[] = [];
  const assets = structuredClone(live);
  for (const asset of assets) {
    const known = current.assets.find(({ sys }) => sys.id === asset.sys.id);
    for (const [locale, file] of Object.entries(asset.fields['file'] ?? {}) as [string, AssetFile][]) {
      const before = known?.fields['file']?.[locale] as AssetFile | undefined;
      const isSame =
        before?.url === file.url ||
        (before?.fileName === file.fileName && sizeOf(before.url) === file.details?.size);
      if (before && isSame) {
        Object.assign(file, before);
      } else {
        const from = file.url.replace(/^\/\//, 'https://');
        const to = folderFor(file, before) + safeName(file.fileName);
        downloads.push({ from, to });
        file.url = to;
      }
    }
  }
  return { assets, downloads };
}

async function download({ from, to }: Download) {
  const response = await fetch(from, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`${from} answered ${response.status}.`);
  const file = join(clinicFolder(), to);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  console.log(`fetched ${to.slice(1)}`);
}

export async function pullSpace() {
  const deliveryToken = process.env.CONTENTFUL_ACCESS_TOKEN;
  if (!deliveryToken) {
    console.warn('warning: without CONTENTFUL_ACCESS_TOKEN changes come along that are not published yet.');
  }
  const live = await exportSpace(managedSpace(), { deliveryToken });
  const { assets, downloads } = withLocalFiles(live.assets, readEmbeddedSpace());
  const current = readContentFolder().files;
  const files = await toContentFiles({ ...live, assets }, current);

  for (const file of downloads) await download(file);
  for (const file of Object.keys(current)) {
    if (!Object.hasOwn(files, file)) await rm(join(clinicFolder(), file));
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(clinicFolder(), file), text);
  console.log(
    `${live.entries.length} entries and ${live.assets.length} assets are in content/: see git diff.`,
  );
}
