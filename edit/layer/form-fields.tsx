import { Fragment } from 'react';
import type { OpenedForm } from '../api.ts';
import type { Finding } from '../findings.ts';
import type { FormField, FormList } from '../form.ts';
import { languageName } from '../language-name.ts';
import { listKey, type Drafts, type SetDraft, type Target } from './drafts.ts';
import { FieldEditor } from './field-editor.tsx';
import { ListField } from './list-field.tsx';

/** The form of an entry that is not yet added has an empty id. */
export const isProblemOfField = (problem: Finding, field: FormField, form: OpenedForm) =>
  problem.field === field.id && (problem.entry === form.entry || form.entry === '');

type FormFieldsProps = {
  form: OpenedForm;
  target: Target;
  problems: Finding[];
  drafts: Drafts;
  setDraft: SetDraft;
  onConfirm: (finding: Finding) => void;
  onLeave: (next: Target) => void;
};

export function FormFields({ form, target, problems, onConfirm, ...draftProps }: FormFieldsProps) {
  const { drafts, setDraft } = draftProps;
  const { first, rest } = splitFields(form, target);

  const renderList = (list: FormList) => (
    <ListField key={listKey(list.list)} formList={list} {...draftProps} />
  );
  function renderEditor(field: FormField) {
    const ownProblems = problems.filter((problem) => isProblemOfField(problem, field, form));
    return (
      <FieldEditor
        key={field.id}
        entry={form.entry}
        field={field}
        draft={drafts[field.id]}
        setDraft={setDraft}
        problemIn={(locale) => ownProblems.find((problem) => isInLocale(problem, field, locale))?.message}
        onConfirm={onConfirm}
        focus={field.id === (target.field ?? first[0]?.id)}
        focusLocale={target.locale ?? field.locales[0]}
        hitText={target.text}
      >
        {field.lists.map((each) => (
          <Fragment key={listKey(each.list)}>
            {field.lists.length > 1 && <b>{languageName(each.list.locale ?? '')}</b>}
            {renderList(each)}
          </Fragment>
        ))}
      </FieldEditor>
    );
  }
  const hasProblem = problems.some((problem) => rest.some((field) => isProblemOfField(problem, field, form)));
  const waitingCount = rest.filter((field) => field.waiting.length > 0).length;
  const listNames = rest.filter(({ kind }) => kind === 'entries').map(({ name }) => `„${name}”`);
  return (
    <>
      {form.note && <p className="edit-waiting">{form.note}</p>}
      {first.map(renderEditor)}
      {rest.length > 0 && (
        <details open={hasProblem || undefined}>
          <summary>
            Celelalte câmpuri
            {listNames.length > 0 && ` și listele ${listNames.join(', ')}`}
            {waitingCount > 0 && ` (așteaptă: ${waitingCount})`}
          </summary>
          {rest.map(renderEditor)}
        </details>
      )}
      {form.lists.map((list) => (
        <details key={listKey(list.list)}>
          <summary>În lista {list.name}</summary>
          {renderList(list)}
        </details>
      ))}
    </>
  );
}

const isInLocale = (problem: Finding, { locales }: FormField, locale: string) =>
  problem.locale === locale || locales.length === 1;

/** Returns as `first` the fields that the target names, with related fields; without a name, all fields. */
function splitFields({ fields }: OpenedForm, { field: targetId, firstFields }: Target) {
  const target = fields.find(({ id }) => id === targetId);
  function isFirst(field: FormField): boolean {
    if (firstFields) return firstFields.includes(field.id);
    if (!targetId) return true;
    return field === target || (target !== undefined && isRelated(field, target));
  }
  return { first: fields.filter(isFirst), rest: fields.filter((field) => !isFirst(field)) };
}

/** The fields of a part belong together, and so do both prices of a range, which a page displays as one text. */
function isRelated(a: FormField, b: FormField): boolean {
  if (a.part || b.part) return a.part === b.part;
  return a.kind === 'number' && b.kind === 'number';
}
