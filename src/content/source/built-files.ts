import type { Space } from './space.ts';

const files = import.meta.glob<string>('brand:{drawings,partners,films}/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** By their addresses in the content, since the clinic's folder may be anywhere. */
const built = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/brand/')), url]),
);

export function withBuiltFiles(space: Space): Space {
  const assets = structuredClone(space.assets);
  for (const { sys, fields } of assets) {
    for (const file of Object.values(fields.file ?? {}) as { url?: string }[]) {
      if (!file.url?.startsWith('/brand/')) continue;
      const url = built.get(file.url);
      if (!url) throw new Error(`The asset "${sys.id}" names ${file.url}, which is not there.`);
      file.url = url;
    }
  }
  return { ...space, assets };
}
