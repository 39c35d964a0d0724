import type { Change, List } from '../change.ts';
import type { Form } from '../form.ts';
import type { Upload } from '../picture.ts';
import type { Drafts } from './field-editor.tsx';

/** What the panel shows: an entry, with one of its fields first, or a new one for a list, or rows for it. */
export type Shown = { entry?: string; field?: string; locale?: string; addTo?: List; pasteInto?: List };

export const keyOf = (list: List) => `list ${list.entry} ${list.field} ${list.locale}`;

/** The changes that make the entry what is written in the panel. */
export function changesOf(form: Form, drafts: Drafts, { addTo }: Shown): Change[] {
  const fields = form.fields.flatMap((field) => {
    const values = field.locales.flatMap((locale) => {
      const value = drafts[`${field.id} ${locale}`];
      return value === undefined ? [] : [[locale, value] as const];
    });
    return values.length > 0 ? [[field, Object.fromEntries(values)] as const] : [];
  });
  const plain = fields.filter(([{ kind }]) => kind !== 'picture' && kind !== 'entries');
  const lists = [
    ...form.fields.flatMap(({ list, locales }) =>
      list ? locales.map((locale) => ({ ...list, locale })) : [],
    ),
    ...form.lists,
  ];
  const orders = lists.flatMap((list): Change[] => {
    const { type, entry, field, locale } = list;
    const ids = drafts[keyOf(list)] as string[] | undefined;
    return ids
      ? [
          {
            kind: 'order',
            list: { type, ...(entry && { entry }), ...(field && { field }), ...(locale && { locale }) },
            ids,
          },
        ]
      : [];
  });
  const pictures = form.fields.flatMap(({ id, kind }): Change[] => {
    const upload = drafts[`upload ${id}`] as Upload | undefined;
    const described = Object.entries(drafts).filter(([key]) => key.startsWith(`description ${id} `));
    if (kind !== 'picture' || (!upload && described.length === 0)) return [];
    const description = Object.fromEntries(described.map(([key, value]) => [key.split(' ')[2], value]));
    return [{ kind: 'picture', entry: form.entry, field: id, ...(upload && { upload }), description }];
  });
  const sets = plain.map(([{ id }, values]): Change => ({
    kind: 'set',
    entry: form.entry,
    field: id,
    values,
  }));
  const added: Change[] = addTo
    ? [
        {
          kind: 'add',
          list: addTo,
          fields: Object.fromEntries(plain.map(([{ id }, values]) => [id, values])),
        },
      ]
    : sets;
  return [...added, ...orders, ...pictures];
}
