import type { Change } from '../change.ts';
import type { Form, FormField, List } from '../form.ts';
import type { Upload } from '../upload.ts';

/** What was written and is not saved: by field and locale. */
export type Drafts = Record<string, unknown>;

/** What the panel shows: an entry, with one of its fields first, or a new one for a list, or rows for it. */
export type Shown = { entry?: string; field?: string; locale?: string; addTo?: List; pasteInto?: List };

export const keyOf = (list: List) => `list ${list.entry} ${list.field} ${list.locale}`;

/** The lists of a field, one for each of its locales. */
export function listsOf({ list, locales }: FormField): List[] {
  return list ? locales.map((locale) => ({ ...list, locale })) : [];
}

function draftedFile(
  entry: string,
  { id: field, locales: [locale = ''] }: FormField,
  drafts: Drafts,
): Change[] {
  const upload = drafts[`upload ${field}`] as Upload | undefined;
  const prefix = `description ${field} `;
  const described = Object.entries(drafts).filter(([key]) => key.startsWith(prefix));
  if (drafts[`removed ${field}`]) return [{ kind: 'set', entry, field, values: { [locale]: null } }];
  if (!upload && described.length === 0) return [];
  const description = Object.fromEntries(described.map(([key, text]) => [key.slice(prefix.length), text]));
  return [{ kind: 'file', entry, field, ...(upload && { upload }), description }];
}

/** The changes that make the entry what is written in the panel. */
export function changesOf({ entry, ...form }: Form, drafts: Drafts, { addTo }: Shown): Change[] {
  const written = form.fields.flatMap(({ id, locales }) => {
    const there = locales.filter((locale) => drafts[`${id} ${locale}`] !== undefined);
    const values = Object.fromEntries(there.map((locale) => [locale, drafts[`${id} ${locale}`]]));
    return there.length > 0 ? [[id, values] as const] : [];
  });
  const texts: Change[] = addTo
    ? [{ kind: 'add', list: addTo, fields: Object.fromEntries(written) }]
    : written.map(([field, values]) => ({ kind: 'set', entry, field, values }));
  const orders = [...form.fields.flatMap(listsOf), ...form.lists].flatMap((list): Change[] => {
    const ids = drafts[keyOf(list)] as string[] | undefined;
    return ids ? [{ kind: 'order', list, ids }] : [];
  });
  return [...texts, ...orders, ...form.fields.flatMap((field) => draftedFile(entry, field, drafts))];
}
