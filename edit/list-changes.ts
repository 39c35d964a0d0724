import { defaultLocaleOf, readLocales } from '../src/content/check/space-index.ts';
import { linkTo, type Entry, type Space } from '../src/content/source/space.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { addEntry, entryIn, setField } from './entry-changes.ts';
import type { Values } from './form.ts';
import { idsIn, type List } from './lists.ts';
import { mergeOrder, parsePastedRows, type Row } from './rows.ts';
import { nameFieldsOf, numberFieldsOf } from './words.ts';

const hasIndex = (type: string) => contentTypeOf(type)?.fields['index'] !== undefined;

/** Sets the order of a list and removes from it the entries that `ids` lacks. */
export function orderList(space: Space, list: List, ids: string[]) {
  const main = defaultLocaleOf(space);
  const { type, entry, field = '', locale = main } = list;
  if (entry !== undefined) {
    setField(space, entryIn(space, entry), field, { [locale]: ids.map((id) => linkTo('Entry', id)) });
  } else if (type === 'service') {
    // No field lists the services, so a service that leaves the list is removed.
    const isKept = ({ sys }: Entry) => sys.contentType.sys.id !== type || ids.includes(sys.id);
    space.entries = space.entries.filter(isKept);
  } else {
    throw new Error(`„${type}” nu este o listă.`);
  }
  if (!hasIndex(type)) return;
  // The entries keep the same set of indexes, in the new order.
  const entries = ids.map((id) => entryIn(space, id));
  const indexes = entries.map((listed) => indexOf(listed, main)).toSorted((a, b) => a - b);
  for (const [position, listed] of entries.entries())
    setField(space, listed, 'index', { [main]: indexes[position] });
}

const indexOf = ({ fields }: Entry, locale: string) => Number(fields['index']?.[locale] ?? 0);

/** Adds an entry at the end of the list and returns its id. */
export function addToList(space: Space, list: List, fields: Record<string, Values>): string {
  const ids = idsIn(list, space);
  const entry = addEntry(space, list.type, fields);
  if (hasIndex(list.type)) {
    const main = defaultLocaleOf(space);
    const lastIndex = Math.max(-1, ...ids.map((id) => indexOf(entryIn(space, id), main)));
    setField(space, entry, 'index', { [main]: lastIndex + 1 });
  }
  orderList(space, list, [...ids, entry.sys.id]);
  return entry.sys.id;
}

function valuesByField({ names, numbers, known }: Row, type: string, space: Space): Record<string, Values> {
  const main = defaultLocaleOf(space);
  const nameFields = nameFieldsOf(type);
  if (nameFields.length > 0) {
    return Object.fromEntries(nameFields.map((id, index) => [id, { [main]: names[index] || names[0] }]));
  }
  const titles = readLocales(space).flatMap((locale, index) => {
    // A `known` row was found by its title in the main language, which is kept as the entry writes it.
    const isKept = known && locale === main;
    return names[index] && !isKept ? [[locale, names[index]]] : [];
  });
  return Object.fromEntries([
    [contentTypeOf(type)?.titleField ?? '', Object.fromEntries(titles)],
    ...numberFieldsOf(type).map((id, index) => [id, { [main]: numbers[index] }]),
  ]) as Record<string, Values>;
}

/** Returns the title (`entry.field`) of each row that was pasted with a name in every language. */
export function pasteRows(space: Space, list: List, text: string): string[] {
  const listed = idsIn(list, space);
  const { rows } = parsePastedRows(text, list, space);
  if (rows.length === 0) throw new Error('Din ce ați lipit nu se poate citi niciun rând.');
  const pasted = rows.map((row) => {
    const fields = valuesByField(row, list.type, space);
    if (!row.known) return addToList(space, list, fields);
    const entry = entryIn(space, row.known.id);
    for (const [field, values] of Object.entries(fields)) setField(space, entry, field, values);
    return entry.sys.id;
  });
  orderList(space, list, mergeOrder(listed, pasted));
  const titleField = contentTypeOf(list.type)?.titleField ?? '';
  const isTranslated = ({ names }: Row) => names.filter(Boolean).length === readLocales(space).length;
  return rows.flatMap((row, index) => (isTranslated(row) ? [`${pasted[index]}.${titleField}`] : []));
}
