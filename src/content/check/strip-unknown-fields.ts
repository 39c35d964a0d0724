import { contentTypeOf } from '../../model/content-model.ts';
import { linksOf, type Entry, type Space } from '../source/space.ts';

const typeOf = ({ sys }: Entry) => sys.contentType.sys.id;

/** Removes what editors have added and the model lacks; `removed` lists the names of the types and fields. */
export function stripUnknownFields(space: Space): { space: Space; removed: string[] } {
  const removed = new Set<string>();
  const entries = space.entries.map((entry) => {
    const contentType = contentTypeOf(typeOf(entry));
    if (!contentType) return entry;
    const fields = Object.entries(entry.fields).filter(([field]) => {
      const isKnown = Object.hasOwn(contentType.fields, field);
      if (!isKnown) removed.add(`${contentType.name} › ${field}`);
      return isKnown;
    });
    return { ...entry, fields: Object.fromEntries(fields) };
  });
  const knownEntries = entries.filter((entry) => contentTypeOf(typeOf(entry)));
  // An entry of an unknown type stays if another links to it, so that the check reports the link.
  const linked = new Set(knownEntries.flatMap(linksOf).map(({ sys }) => sys.id));
  const keptEntries = entries.filter((entry) => {
    const isKept = contentTypeOf(typeOf(entry)) !== undefined || linked.has(entry.sys.id);
    if (!isKept) removed.add(typeOf(entry));
    return isKept;
  });
  return { space: { ...space, entries: keptEntries }, removed: [...removed] };
}
