import { Fragment, useEffect, useState } from 'react';
import type { Change } from '../change.ts';
import type { OpenedForm } from '../api.ts';
import type { Finding } from '../findings.ts';
import type { FormField, FormList } from '../form.ts';
import { languageName } from '../language-name.ts';
import { post } from './post.ts';
import { mayLeave, SaveDialog } from './dialog.tsx';
import { changesOf, keyOf, type Drafts, type Target } from './drafts.ts';
import { FieldEditor } from './field-editor.tsx';
import { ListEditor } from './list-editor.tsx';
import { PasteField } from './paste-field.tsx';
import { confirmationOf } from './waiting-note.tsx';

type EntryPanelProps = {
  target: Target;
  onOpen: (target: Target) => void;
  onClose: () => void;
  onSaved: (message: string) => void;
};

export function EntryPanel({ target, onOpen, onClose, onSaved }: EntryPanelProps) {
  const [form, setForm] = useState<OpenedForm>();
  const [drafts, setDrafts] = useState<Drafts>({});
  const { entry, type, fields: wanted, addTo } = target;

  const load = () =>
    void post<OpenedForm>('/form', entry ? { entry } : { type: type ?? addTo?.type }).then(setForm);
  useEffect(load, [entry, type, addTo]);

  if (!form) return null;
  const changes = changesOf(drafts, addTo);
  const setDraft = (key: string, change: Change) => setDrafts((before) => ({ ...before, [key]: change }));
  const leave = (next: Target) => mayLeave(changes) && onOpen(next);

  async function confirm(finding: Finding) {
    await post('/save', { changes: [confirmationOf(finding)] });
    load();
  }

  const isOf = (problem: Finding, { id, locales }: FormField, locale: string) =>
    problem.field === id &&
    (problem.locale === locale || locales.length === 1) &&
    (problem.entry === form.entry || Boolean(addTo));

  function listEditor({ list, columns, ids, ...rest }: FormList) {
    const draft = drafts[keyOf(list)];
    const rowsKey = `rows ${keyOf(list)}`;
    const rows = drafts[rowsKey];
    const isNew = list.entry === '';
    return (
      <ListEditor
        key={keyOf(list)}
        ids={draft?.kind === 'order' ? draft.ids : ids}
        {...rest}
        onChange={(next) => setDraft(keyOf(list), { kind: 'order', list, ids: next })}
        onOpen={(id) => leave({ entry: id })}
        onAdd={isNew ? undefined : () => leave({ addTo: list })}
      >
        {columns && (
          <details
            open={isNew || undefined}
            onToggle={({ currentTarget }) => isNew || currentTarget.querySelector('textarea')?.focus()}
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

  const asked = form.fields.find(({ id }) => id === target.field);
  // The fields of a part appear together, and so do both prices of a range, which a page shows as one text.
  const isBeside = ({ part, kind }: FormField) =>
    part === asked?.part && (part !== undefined || (kind === 'number' && asked?.kind === 'number'));
  const first = form.fields.filter(
    (field) => wanted?.includes(field.id) ?? (!target.field || field === asked || isBeside(field)),
  );
  const rest = form.fields.filter((field) => !first.includes(field));
  const waiting = rest.filter((field) => field.waiting.length > 0).length;
  const lists = rest.filter(({ kind }) => kind === 'entries').map(({ name }) => `„${name}”`);

  return (
    <SaveDialog
      title={target.title ?? `${addTo ? 'Adăugați: ' : ''}${form.typeName}${form.title && `: ${form.title}`}`}
      changes={changes}
      version={form.version}
      isBeside={(problem) => form.fields.some((field) => isOf(problem, field, problem.locale))}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(problems) => {
        const editor = (field: FormField) => (
          <FieldEditor
            key={field.id}
            entry={form.entry}
            field={field}
            draft={drafts[field.id]}
            setDraft={setDraft}
            problemIn={(locale) => problems.find((problem) => isOf(problem, field, locale))?.message}
            onConfirm={(finding) => void confirm(finding)}
            isFirst={field.id === (target.field ?? first[0]?.id)}
            focusLocale={target.locale ?? field.locales[0]}
          >
            {field.lists.map((each) => (
              <Fragment key={keyOf(each.list)}>
                {field.lists.length > 1 && <b>{languageName(each.list.locale ?? '')}</b>}
                {listEditor(each)}
              </Fragment>
            ))}
          </FieldEditor>
        );
        const hasProblem = problems.some((problem) =>
          rest.some((field) => isOf(problem, field, problem.locale)),
        );
        return (
          <>
            {form.note && <p className="edit-waiting">{form.note}</p>}
            {first.map(editor)}
            {rest.length > 0 && (
              <details open={hasProblem || undefined}>
                <summary>
                  Celelalte câmpuri
                  {lists.length > 0 && ` și listele ${lists.join(', ')}`}
                  {waiting > 0 && ` (așteaptă: ${waiting})`}
                </summary>
                {rest.map(editor)}
              </details>
            )}
            {form.lists.map((list) => (
              <details key={keyOf(list.list)}>
                <summary>În lista {list.name}: adăugați, mutați, scoateți</summary>
                {listEditor(list)}
              </details>
            ))}
          </>
        );
      }}
    </SaveDialog>
  );
}
