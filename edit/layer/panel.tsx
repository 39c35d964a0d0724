import { useEffect, useState, type SyntheticEvent } from 'react';
import type { Form, FormField, List, Option } from '../form.ts';
import type { Problem } from '../store.ts';
import { ask } from './ask.ts';
import { changesOf, keyOf, listsOf, type Drafts, type Shown } from './changes-of.ts';
import { Dialog } from './dialog.tsx';
import { FieldEditor } from './field-editor.tsx';
import { ListEditor } from './list-editor.tsx';
import { PastePanel } from './paste-panel.tsx';
import { ProblemList } from './problem-list.tsx';

type PanelProps = {
  shown: Shown;
  onShow: (shown: Shown) => void;
  onClose: () => void;
  onSaved: (message: string) => void;
};

export function Panel(props: PanelProps) {
  const { pasteInto } = props.shown;
  return pasteInto ? <PastePanel list={pasteInto} {...props} /> : <EntryPanel {...props} />;
}

function EntryPanel({ shown, onShow, onClose, onSaved }: PanelProps) {
  const [form, setForm] = useState<Form>();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const { entry, addTo } = shown;

  const load = () => void ask<Form>('/form', entry ? { entry } : { type: addTo?.type }).then(setForm);
  useEffect(load, [entry, addTo]);

  if (!form) return null;
  const changes = changesOf(form, drafts, shown);
  const draft = (key: string, value: unknown) => setDrafts((before) => ({ ...before, [key]: value }));

  const isInOneLanguage = form.fields.some(({ id, locales, values }) => {
    const [main = ''] = locales;
    const written = locales.filter((locale) => drafts[`${id} ${locale}`] !== undefined);
    // A first translation takes the place of nothing or of a copy.
    const changed = written.filter(
      (locale) => values[locale] && (locale === main || values[locale] !== values[main]),
    );
    return changed.length > 0 && locales.some((locale) => values[locale] && !written.includes(locale));
  });

  async function save() {
    setSaving(true);
    const said = ({ message }: Error): Problem[] => [{ entry: '', field: '', locale: '', name: '', message }];
    const found = await ask<Problem[]>('/save', { changes }).catch(said);
    setSaving(false);
    if (found.length > 0) setProblems(found);
    else onSaved(`Salvat.${isInOneLanguage ? ' Celelalte limbi așteaptă la „Toate textele”.' : ''}`);
  }

  async function confirm(name: string) {
    await ask('/save', { changes: [{ kind: 'confirm', name }] });
    load();
  }

  /** What is not saved is not lost without a question. */
  // oxlint-disable-next-line no-alert
  const mayLeave = () => changes.length === 0 || window.confirm('Renunțați la ce nu ați salvat?');

  const isOwn = (problem: Problem, { id, locales }: FormField, locale: string) =>
    problem.field === id &&
    (problem.locale === locale || locales.length === 1) &&
    (problem.entry === entry || Boolean(addTo));
  const problemOf = (field: FormField, locale: string) =>
    problems.find((problem) => isOwn(problem, field, locale))?.message;
  const others = problems.filter(
    (problem) => !form.fields.some((field) => isOwn(problem, field, problem.locale)),
  );
  const listOf = (list: List, ids: string[], options: Option[], canPaste = false) => (
    <ListEditor
      key={keyOf(list)}
      ids={(drafts[keyOf(list)] as string[] | undefined) ?? ids}
      options={options}
      onChange={(next) => draft(keyOf(list), next)}
      onOpen={(id) => mayLeave() && onShow({ entry: id })}
      {...(list.entry !== '' && { onAdd: () => mayLeave() && onShow({ addTo: list }) })}
      {...(canPaste && list.entry !== '' && { onPaste: () => mayLeave() && onShow({ pasteInto: list }) })}
    />
  );
  const editor = (field: FormField) => (
    <FieldEditor
      key={field.id}
      {...{ field, drafts, draft, problemOf }}
      onConfirm={(name) => void confirm(name)}
      isFirst={field.id === shown.field}
      focusLocale={shown.locale}
    >
      {listsOf(field).map((list) =>
        listOf(
          list,
          (field.values[list.locale ?? ''] ?? []) as string[],
          field.options ?? [],
          field.list?.canPaste,
        ),
      )}
    </FieldEditor>
  );
  // The lowest and the highest price of a range are one text on the page.
  const isNumber = form.fields.some(({ id, kind }) => id === shown.field && kind === 'number');
  const first = form.fields.filter(
    ({ id, kind }) => !shown.field || id === shown.field || (isNumber && kind === 'number'),
  );
  const rest = form.fields.filter((field) => !first.includes(field));
  const hasProblem = rest.some((field) => field.locales.some((locale) => problemOf(field, locale)));
  const waiting = rest.filter((field) => field.waiting.length > 0).length;
  const lists = rest.filter(({ kind }) => kind === 'entries').map(({ name }) => `„${name}”`);

  return (
    <Dialog
      title={`${addTo ? 'Adăugați: ' : ''}${form.typeName}${form.title ? `: ${form.title}` : ''}`}
      mayClose={mayLeave}
      {...{ problems, onClose }}
    >
      <form
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
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
          <details key={keyOf(list)}>
            <summary>În lista {list.name}: adăugați, mutați, scoateți</summary>
            {listOf(
              list,
              list.items.map(({ value }) => value),
              list.items,
              form.type === 'priceItem',
            )}
          </details>
        ))}
        <ProblemList problems={others} />
        <footer>
          <button type="submit" className="edit-main" disabled={isSaving || changes.length === 0}>
            Salvați
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
