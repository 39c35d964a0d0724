import type { FormList } from '../form.ts';
import { listKey, type Drafts, type SetDraft, type Target } from './drafts.ts';
import { ListEditor } from './list-editor.tsx';
import { PasteField } from './paste-field.tsx';

type ListFieldProps = {
  formList: FormList;
  drafts: Drafts;
  setDraft: SetDraft;
  onLeave: (next: Target) => void;
};

export function ListField({ formList, drafts, setDraft, onLeave }: ListFieldProps) {
  const { list, columns, ids, ...rest } = formList;
  const draft = drafts[listKey(list)];
  const rowsKey = `rows ${listKey(list)}`;
  const rows = drafts[rowsKey];
  const isOfNewEntry = list.entry === '';
  return (
    <ListEditor
      ids={draft?.kind === 'order' ? draft.ids : ids}
      {...rest}
      onChange={(next) => setDraft(listKey(list), { kind: 'order', list, ids: next })}
      onOpen={(id) => onLeave({ entry: id })}
      onAdd={isOfNewEntry || rest.fullMessage ? undefined : () => onLeave({ addTo: list })}
    >
      {columns && (
        <details
          // Without the attribute React leaves the state to the browser.
          open={isOfNewEntry || undefined}
          onToggle={({ currentTarget }) => {
            if (!isOfNewEntry) currentTarget.querySelector('textarea')?.focus();
          }}
        >
          <summary>Lipiți din tabel</summary>
          <PasteField
            list={list}
            columns={columns}
            text={rows?.kind === 'rows' ? rows.text : ''}
            onChange={(text) => setDraft(rowsKey, { kind: 'rows', list, text })}
          />
        </details>
      )}
    </ListEditor>
  );
}
