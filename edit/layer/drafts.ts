import type { Change } from '../change.ts';
import type { Values } from '../form.ts';
import type { List } from '../lists.ts';

/** Unsaved changes by field or list. */
export type Drafts = Record<string, Change>;
export type SetDraft = (key: string, change: Change) => void;

/** What the panel edits: the entry `entry`, the only entry of `type`, or a new entry of the list `addTo`. */
export type Target = {
  title?: string;
  entry?: string;
  type?: string;
  field?: string;
  firstFields?: string[];
  locale?: string;
  /** The clicked text, before which the HTML editor sets the caret. */
  text?: string | undefined;
  addTo?: List;
};

export const listKey = ({ entry, field, locale }: List) => `list ${entry} ${field} ${locale}`;

export function valuesIn(draft: Change | undefined): Values {
  return draft?.kind === 'set' ? draft.values : {};
}

/** Combines the values of a new entry into one `add`; its files and lists stay separate changes. */
export function toChanges(drafts: Drafts, addTo: List | undefined): Change[] {
  const filledDrafts = Object.values(drafts).filter((draft) => draft.kind !== 'rows' || draft.text !== '');
  // Pasted rows come last, since an unsaved order of the same list lacks them and would remove them.
  const all = filledDrafts.toSorted((a, b) => Number(a.kind === 'rows') - Number(b.kind === 'rows'));
  if (!addTo) return all;
  const values = all.flatMap((draft) => (draft.kind === 'set' ? [[draft.field, draft.values]] : []));
  const add = { kind: 'add', list: addTo, fields: Object.fromEntries(values) } as const;
  return [add, ...all.filter(({ kind }) => kind !== 'set')];
}
