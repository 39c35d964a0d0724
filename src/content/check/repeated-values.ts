import { contentTypeOf, contentTypes } from '../../model/content-model.ts';
import type { ContentType } from '../../model/define/content-type.ts';
import { problem } from '../../model/define/problems.ts';
import { byId, entriesOf, isLink, type Entry, type Space } from '../source/space.ts';
import type { ContentFinding } from './content-finding.ts';
import { defaultLocaleOf } from './space-index.ts';

type ComparedEntries = { entries: Entry[]; field: string };

export function findRepeatedValues(space: Space): ContentFinding[] {
  const locale = defaultLocaleOf(space);
  const findings: ContentFinding[] = [];
  for (const { entries, field } of [...uniqueFields(space), ...indexedLists(space)]) {
    const valueOf = (entry: Entry) => String(entry.fields[field]?.[locale] ?? '').trim();
    for (const entry of entries) {
      const value = valueOf(entry);
      const sameValue = entries.filter((other) => other !== entry && valueOf(other) === value);
      if (value === '' || sameValue.length === 0) continue;
      const others = sameValue.map(({ sys }) => sys.id).join(', ');
      const found =
        field === 'index'
          ? problem('repeatedIndex', { index: value, others })
          : problem('duplicate', { value, others });
      const contentType = entry.sys.contentType.sys.id;
      findings.push({ ...found, place: { entry: entry.sys.id, contentType, field, locale } });
    }
  }
  return findings;
}

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
  const lists = [entriesOf(space, 'service')];
  for (const { fields } of space.entries) {
    for (const { [locale]: links } of Object.values(fields)) {
      if (!Array.isArray(links)) continue;
      lists.push(links.filter(isLink).flatMap(({ sys }) => entries.get(sys.id) ?? []));
    }
  }
  const hasIndex = ({ sys }: Entry) => contentTypeOf(sys.contentType.sys.id)?.fields['index'] !== undefined;
  return lists.map((list) => ({ entries: list.filter(hasIndex), field: 'index' }));
}
