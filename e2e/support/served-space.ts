import sharp from 'sharp';
import { hostFiles } from '../../scripts/local/hosted-files.ts';
import type { Entry, Space } from '../../src/content/source/space.ts';

const portrait = { width: 900, height: 1200 };

/**
 * A space like Contentful's: its entries take more than one response and include drafts, and its files, one of them a
 * photograph, are at Contentful's hosts.
 */
export async function servedSpace({ entries, assets, locales }: Space) {
  const item = entries.find(({ sys }) => sys.contentType.sys.id === 'packageItem')!;
  const copies = (name: string, count: number, state = {}) =>
    Array.from({ length: count }, (_, index): Entry => ({
      ...item,
      sys: { ...item.sys, id: `${name}-${index}`, ...state },
      // Drafts may be unfinished.
      fields: Object.keys(state).length > 0 ? {} : item.fields,
    }));
  const all = [
    ...entries,
    ...copies('item', 900),
    ...copies('archived', 20, { archivedVersion: 3 }),
    ...copies('draft', 20, { publishedCounter: 0 }),
  ];
  const photograph = {
    fileName: 'Doamna doctor.JPG',
    contentType: 'image/jpeg',
    details: { image: portrait },
  };
  const withPhotograph = assets.map((asset) => {
    if (asset.sys.id !== 'doctor-1') return asset;
    return { ...asset, fields: { ...asset.fields, file: { ro: photograph } } };
  });
  const photo = sharp({ create: { ...portrait, channels: 3, background: '#c84' } });
  const replaced = { 'doctor-1': await photo.jpeg().toBuffer() };
  return hostFiles({ entries: all, assets: withPhotograph, locales }, replaced);
}
