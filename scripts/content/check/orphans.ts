import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { byId, type Entry, linksOf, type Space } from '../../../src/content/source/space.ts';
import { groupTypes } from '../../../src/model/content-model.ts';
import { problem } from '../../../src/model/define/problems.ts';

/** The site displays groups and services even if no entry links to them. */
export const isRoot = ({ sys }: Entry) =>
  sys.contentType.sys.id === 'service' || Object.hasOwn(groupTypes, sys.contentType.sys.id);

export function findOrphans({ space }: { space: Space }): ContentFinding[] {
  const entries = byId(space.entries);
  const reached = new Set<Entry>();

  function reach(entry: Entry | undefined) {
    if (!entry || reached.has(entry)) return;
    reached.add(entry);
    for (const { sys } of linksOf(entry)) reach(entries.get(sys.id));
  }

  space.entries.filter(isRoot).forEach(reach);
  return space.entries
    .filter((entry) => !reached.has(entry))
    .map(({ sys }) => {
      const contentType = sys.contentType.sys.id;
      return findingAt({ entry: sys.id, contentType, field: '', locale: 'all' }, problem('orphan'));
    });
}
