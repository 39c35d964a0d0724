import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/source/site-files.ts';
import type { Space } from '../../src/content/source/space.ts';
import { copyBrand } from '../build/brand-files.ts';

/** Maps protocol-relative URLs (`//host/path`) to files. */
export type HostedFiles = Map<string, { bytes: Buffer; contentType: string }>;

/**
 * Moves each file of a space to a URL on Contentful's hosts. `replaced` maps asset ids to new bytes; the URL contains a
 * hash of the bytes.
 */
export function hostFiles(space: Space, replaced: Record<string, Buffer> = {}) {
  const files: HostedFiles = new Map();
  const assets = structuredClone(space.assets);
  for (const asset of assets) {
    for (const file of filesOf(asset)) {
      const { id } = asset.sys;
      const bytes = replaced[id] ?? readFileSync(join(copyBrand(), file.url));
      const hash = createHash('md5').update(bytes).digest('hex');
      const host = file.contentType.startsWith('image/') ? 'images' : 'videos';
      const name = encodeURI(file.fileName.replaceAll(' ', '_'));
      file.url = `//${host}.ctfassets.net/ghiocel/${id}/${hash}/${name}`;
      files.set(file.url, { bytes, contentType: file.contentType });
    }
  }
  return { space: { ...space, assets }, files };
}
