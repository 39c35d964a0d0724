import { checkSpace } from '../../src/content/check/check-space.ts';
import type { Place } from '../../src/content/check/content-finding.ts';
import { byId, linksOf, type Entry, type Space } from '../../src/content/source/space.ts';

/** Replaces broken entries in every language, so that a price never differs between languages. */
export function withEmbeddedEntries(live: Space, embedded: Space): Space | undefined {
  const [entries, assets] = [byId(live.entries), byId(live.assets)];
  const [embeddedEntries, embeddedAssets] = [byId(embedded.entries), byId(embedded.assets)];
  const handled = new Set<string>();

  function restore(entry: Entry) {
    entries.set(entry.sys.id, entry);
    for (const { sys } of linksOf(entry)) {
      const asset = sys.linkType === 'Asset' && embeddedAssets.get(sys.id);
      if (asset) assets.set(sys.id, asset);
      const missing = sys.linkType === 'Entry' && !entries.has(sys.id) && embeddedEntries.get(sys.id);
      if (missing) restore(missing);
    }
  }

  function restoreOrRemove({ entry: id, contentType }: Place) {
    const found = embedded.entries.filter(({ sys }) =>
      id ? sys.id === id : sys.contentType.sys.id === contentType,
    );
    if (found.length === 0) entries.delete(id);
    found.forEach(restore);
  }

  for (;;) {
    const space = { ...live, entries: [...entries.values()], assets: [...assets.values()] };
    const { findings } = checkSpace(space);
    if (findings.length === 0) return space;
    const places = findings.map(({ place }) => place);
    const unhandled = places.filter(({ entry, contentType }) => !handled.has(entry || contentType));
    if (unhandled.length === 0) return undefined;
    for (const { entry, contentType } of unhandled) handled.add(entry || contentType);
    unhandled.forEach(restoreOrRemove);
  }
}
