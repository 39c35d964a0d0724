import type { Change } from '../change.ts';
import type { Values } from '../form.ts';
import type { List } from '../lists.ts';

/** The changes that are not saved, by field or list. */
export type Drafts = Record<string, Change>;
export type SetDraft = (key: string, change: Change) => void;

/** What the panel shows: an entry, or the only one of a type, with some of its fields first; a new one for a list, or rows for it. */
export type Target = {
  title?: string;
  entry?: string;
  type?: string;
  field?: string;
  fields?: string[];
  locale?: string;
  addTo?: List;
  pasteInto?: List;
};

export const keyOf = ({ entry, field, locale }: List) => `list ${entry} ${field} ${locale}`;

/** The values of a field that are not saved. */
export function valuesIn(draft: Change | undefined): Values {
  return draft?.kind === 'set' ? draft.values : {};
}

/** A new entry is one change with all its values, and its files another. */
export function changesOf(drafts: Drafts, addTo: List | undefined): Change[] {
  const all = Object.values(drafts);
  if (!addTo) return all;
  const values = all.flatMap((draft) => (draft.kind === 'set' ? [[draft.field, draft.values]] : []));
  const add = { kind: 'add', list: addTo, fields: Object.fromEntries(values) } as const;
  return [add, ...all.filter(({ kind }) => kind !== 'set')];
}
