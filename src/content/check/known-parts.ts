import { contentTypeOf } from '../../model/content-model.ts';
import { linksOf, type Entry, type Space } from '../source/space.ts';

const typeOf = ({ sys }: Entry) => sys.contentType.sys.id;

/** A space without the types and fields that editors have added for themselves; `left` names these. */
export function knownParts(space: Space): { space: Space; left: string[] } {
  const left = new Set<string>();
  const entries = space.entries.map((entry) => {
    const contentType = contentTypeOf(typeOf(entry));
    if (!contentType) return entry;
    const fields = Object.entries(entry.fields).filter(([field]) => {
      const isKnown = Object.hasOwn(contentType.fields, field);
      if (!isKnown) left.add(`${contentType.name} › ${field}`);
      return isKnown;
    });
    return { ...entry, fields: Object.fromEntries(fields) };
  });
  const known = entries.filter((entry) => contentTypeOf(typeOf(entry)));
  // A page that links to one needs an entry of another type: that is a fault.
  const linked = new Set(known.flatMap(linksOf).map(({ sys }) => sys.id));
  const kept = entries.filter((entry) => {
    const isKept = contentTypeOf(typeOf(entry)) !== undefined || linked.has(entry.sys.id);
    if (!isKept) left.add(typeOf(entry));
    return isKept;
  });
  return { space: { ...space, entries: kept }, left: [...left] };
}
