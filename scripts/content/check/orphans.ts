import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { byId, type Entry, linksOf, type Space } from '../../../src/content/source/space.ts';
import { groupTypes } from '../../../src/model/content-model.ts';

/** Entries that neither a group nor a service links to, directly or through others, in any language. */
export function findOrphans(space: Space): ContentFinding[] {
  const entries = byId(space.entries);
  const reached = new Set<Entry>();

  function reach(entry: Entry | undefined) {
    if (!entry || reached.has(entry)) return;
    reached.add(entry);
    for (const { sys } of linksOf(entry)) reach(entries.get(sys.id));
  }

  const isShown = (id: string) => id === 'service' || Object.hasOwn(groupTypes, id);
  space.entries.filter((entry) => isShown(entry.sys.contentType.sys.id)).forEach(reach);
  return space.entries
    .filter((entry) => !reached.has(entry))
    .map(({ sys }) => ({
      entry: sys.id,
      contentType: sys.contentType.sys.id,
      field: '',
      locale: 'all',
      message: 'No page shows this entry; link it or remove it.',
    }));
}
