import { useEffect, useState } from 'react';
import type { OpenedForm } from '../api.ts';
import type { Change } from '../change.ts';
import type { Finding } from '../findings.ts';
import { toChanges, type Drafts, type Target } from './drafts.ts';
import { FormFields, isProblemOfField } from './form-fields.tsx';
import { post } from './post.ts';
import { confirmLeave, SaveDialog } from './save-dialog.tsx';
import { createConfirmation } from './waiting-note.tsx';

type EntryPanelProps = {
  target: Target;
  onOpen: (target: Target) => void;
  onClose: () => void;
  onSaved: (message: string) => void;
};

export function EntryPanel({ target, onOpen, onClose, onSaved }: EntryPanelProps) {
  const [form, setForm] = useState<OpenedForm>();
  const [drafts, setDrafts] = useState<Drafts>({});
  const { entry, type, addTo } = target;

  const load = () =>
    void post<OpenedForm>('/form', entry ? { entry } : { type: type ?? addTo?.type }).then(setForm);
  useEffect(load, [entry, type, addTo]);

  if (!form) return null;
  const entryName = form.title ? `${form.typeName}: ${form.title}` : form.typeName;
  const defaultTitle = addTo ? `Adăugați: ${entryName}` : entryName;
  const changes = toChanges(drafts, addTo);
  const setDraft = (key: string, change: Change) => setDrafts((before) => ({ ...before, [key]: change }));

  async function confirm(finding: Finding) {
    await post('/save', { changes: [createConfirmation(finding)] });
    load();
  }
  return (
    <SaveDialog
      title={target.title ?? defaultTitle}
      changes={changes}
      version={form.version}
      isInline={(problem) => form.fields.some((field) => isProblemOfField(problem, field, form))}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(problems) => (
        <FormFields
          {...{ form, target, problems, drafts, setDraft }}
          onConfirm={(finding) => void confirm(finding)}
          onLeave={(next) => confirmLeave(changes) && onOpen(next)}
        />
      )}
    </SaveDialog>
  );
}
