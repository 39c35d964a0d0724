import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, Space } from '../../../src/content/source/space.ts';
import { applyBrand } from '../../build/brand-files.ts';

type AssetFile = { url: string; fileName: string; contentType: string; details?: { size?: number } };
/** A file of the live space that the clinic does not have yet. */
export type Download = { from: string; to: string };

function filesOf(asset: Asset): [string, AssetFile][] {
  return Object.entries(asset.fields['file'] ?? {}) as [string, AssetFile][];
}

/** Bytes of a file as it was uploaded, by its address; what assets.json says of a file may be older than the file. */
function sizeOf(url: string): number | undefined {
  return statSync(join(applyBrand(), url), { throwIfNoEntry: false })?.size;
}

function folderFor({ contentType }: AssetFile, before: AssetFile | undefined): string {
  const known = before && /^\/brand\/(?:[\w-]+\/)+/.exec(before.url)?.[0];
  return known ?? (contentType.startsWith('video/') ? '/brand/films/' : '/brand/drawings/');
}

/** A name for a file of the clinic: no folders, nothing that means something in an address. */
function safeName(fileName: string): string {
  const name = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');
  return name.replace(/^[.-]+/, '') || 'file';
}

/**
 * The assets of the live space with the addresses the clinic gives their files, and the files to fetch for that.
 * A file of the same name and size is the one that is here already, and keeps what is written about it.
 */
export function withOwnFiles(assets: Asset[], current: Space): { assets: Asset[]; downloads: Download[] } {
  const downloads: Download[] = [];
  const own = structuredClone(assets);
  for (const asset of own) {
    const known = current.assets.find(({ sys }) => sys.id === asset.sys.id);
    for (const [locale, file] of filesOf(asset)) {
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
  return { assets: own, downloads };
}
