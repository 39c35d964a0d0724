import { contentTypeOf, contentTypes } from '../../model/content-model.ts';
import type { ContentType } from '../../model/define/content-type.ts';
import { problem } from '../../model/define/problems.ts';
import { byId, entriesOf, isLink, type Entry, type Space } from '../source/space.ts';
import type { ContentFinding } from './content-finding.ts';
import { defaultLocaleOf } from './space-index.ts';

type ComparedEntries = { entries: Entry[]; field: string };

/** Finds slugs, indexes and other values that must be unique but are not. */
export function findRepeatedValues(space: Space): ContentFinding[] {
  const locale = defaultLocaleOf(space);
  return [...uniqueFields(space), ...indexedLists(space)].flatMap(({ entries, field }) => {
    const valueOf = (entry: Entry) => String(entry.fields[field]?.[locale] ?? '').trim();
    return entries.flatMap((entry): ContentFinding[] => {
      const value = valueOf(entry);
      const others = entries.filter((other) => other !== entry && valueOf(other) === value);
      if (value === '' || others.length === 0) return [];
      const ids = others.map(({ sys }) => sys.id).join(', ');
      const found =
        field === 'index'
          ? problem('repeatedIndex', { index: value, others: ids })
          : problem('duplicate', { value, others: ids });
      const contentType = entry.sys.contentType.sys.id;
      return [{ ...found, place: { entry: entry.sys.id, contentType, field, locale } }];
    });
  });
}

/** Returns the unique fields, such as slugs, with the entries that have them. */
function uniqueFields(space: Space): ComparedEntries[] {
  return Object.values<ContentType>(contentTypes).flatMap(({ id, fields }) =>
    Object.entries(fields)
      .filter(([, { storage }]) => storage.validations?.some(({ unique }) => unique))
      .map(([field]) => ({ entries: entriesOf(space, id), field })),
  );
}

/** Returns the lists of entries with an index. Equal indexes would leave the order and the URLs of prices undefined. */
function indexedLists(space: Space): ComparedEntries[] {
  const entries = byId(space.entries);
  const locale = defaultLocaleOf(space);
  const linkedLists = space.entries.flatMap(({ fields }) =>
    Object.values(fields).flatMap((values) => {
      const links = values[locale];
      return Array.isArray(links)
        ? [links.filter(isLink).flatMap(({ sys }) => entries.get(sys.id) ?? [])]
        : [];
    }),
  );
  const hasIndex = ({ sys }: Entry) => contentTypeOf(sys.contentType.sys.id)?.fields['index'] !== undefined;
  return [entriesOf(space, 'service'), ...linkedLists].map((list) => ({
    entries: list.filter(hasIndex),
    field: 'index',
  }));
}
