import { useEffect, useState, type SyntheticEvent } from 'react';
import type { Change } from '../change.ts';
import type { Form, FormField, List } from '../form.ts';
import type { Outcome, Problem } from '../store.ts';
import { ask } from './ask.ts';
import { changesOf, keyOf, listsOf, type Drafts, type Shown } from './changes-of.ts';
import { Dialog } from './dialog.tsx';
import { Differences } from './differences.tsx';
import { FieldEditor } from './field-editor.tsx';
import { ListEditor } from './list-editor.tsx';

type PanelProps = {
  shown: Shown;
  onShow: (shown: Shown) => void;
  onClose: () => void;
  onSaved: (message: string) => void;
};

export function Panel({ shown, onShow, onClose, onSaved }: PanelProps) {
  const [form, setForm] = useState<Form>();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [rows, setRows] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ problems: [], differences: [] });
  const [isSaving, setSaving] = useState(false);
  const { entry, addTo, pasteInto } = shown;
  const { problems } = outcome;

  useEffect(() => {
    const question = entry ? { entry } : { type: (addTo ?? pasteInto)?.type };
    void ask<Form>('/form', question).then(setForm);
  }, [entry, addTo, pasteInto]);

  if (!form) return null;
  const changes: Change[] = pasteInto
    ? [{ kind: 'rows', list: pasteInto, text: rows }]
    : changesOf(form, drafts, shown);
  const draft = (key: string, value: unknown) => setDrafts((before) => ({ ...before, [key]: value }));

  async function save(isDry: boolean) {
    setSaving(true);
    const said = (error: Error): Outcome => ({
      problems: [{ entry: '', field: '', locale: '', name: '', message: error.message }],
      differences: [],
    });
    const found = await ask<Outcome>('/save', { changes, isDry }).catch(said);
    setSaving(false);
    const count = found.differences.length;
    if (isDry || found.problems.length > 0) setOutcome(found);
    else onSaved(`Salvat${count > 0 ? `: ${count === 1 ? 'o schimbare' : `${count} schimbări`}` : ''}.`);
  }

  /** What is not saved is not lost without a question. */
  function leaveTo(next: Shown) {
    const isChanged = Object.keys(drafts).length > 0;
    // oxlint-disable-next-line no-alert
    if (!isChanged || window.confirm('Renunțați la ce nu ați salvat?')) onShow(next);
  }

  const isOwn = (problem: Problem, { id }: FormField, locale: string) =>
    problem.field === id && problem.locale === locale && (problem.entry === entry || Boolean(addTo));
  const problemOf = (field: FormField, locale: string) =>
    problems.find((problem) => isOwn(problem, field, locale))?.message;
  const others = problems.filter(
    (problem) => !form.fields.some((field) => isOwn(problem, field, problem.locale)),
  );
  const editor = (field: FormField) => (
    <FieldEditor
      key={field.id}
      {...{ field, drafts, draft, problemOf }}
      isFirst={field.id === shown.field}
      focusLocale={shown.locale}
    >
      {listsOf(field).map((list) => (
        <ListOf
          key={list.locale}
          {...{ list, drafts, draft }}
          titles={field.titles ?? {}}
          ids={(field.values[list.locale ?? ''] ?? []) as string[]}
          canPaste={field.list?.canPaste}
          onShow={leaveTo}
        />
      ))}
    </FieldEditor>
  );
  // The lowest and the highest price of a range are one text on the page.
  const isNumber = form.fields.some(({ id, kind }) => id === shown.field && kind === 'number');
  const first = form.fields.filter(
    ({ id, kind }) => !shown.field || id === shown.field || (isNumber && kind === 'number'),
  );
  const rest = form.fields.filter((field) => !first.includes(field));
  const hasProblem = rest.some((field) => field.locales.some((locale) => problemOf(field, locale)));

  return (
    <Dialog
      title={pasteInto ? 'Lipiți rânduri' : `${form.typeName}${form.title ? `: ${form.title}` : ''}`}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save(false);
        }}
      >
        {others.length > 0 && (
          <ul className="edit-problem" role="alert">
            {others.map(({ name, locale, message }) => (
              <li key={`${name} ${locale}`}>
                {name && `${name} [${locale}]: `}
                {message}
              </li>
            ))}
          </ul>
        )}
        {pasteInto ? (
          <label>
            Copiați rândurile din tabel și lipiți-le aici: denumirea în română, în engleză, prețul, prețul cel
            mai mare
            <textarea rows={8} value={rows} onChange={({ target }) => setRows(target.value)} />
          </label>
        ) : (
          first.map(editor)
        )}
        {!pasteInto && rest.length > 0 && (
          <details open={hasProblem || undefined}>
            <summary>Celelalte câmpuri</summary>
            {rest.map(editor)}
          </details>
        )}
        {form.lists.map((list) => (
          <details key={keyOf(list)}>
            <summary>În lista {list.name}</summary>
            <ListOf
              list={list}
              titles={Object.fromEntries(list.items.map(({ id, title }) => [id, title]))}
              ids={list.items.map(({ id }) => id)}
              canPaste={form.type === 'priceItem'}
              {...{ drafts, draft }}
              onShow={leaveTo}
            />
          </details>
        ))}
        {outcome.differences.length > 0 && <Differences list={outcome.differences} />}
        <footer>
          <button type="button" disabled={isSaving || changes.length === 0} onClick={() => void save(true)}>
            Vedeți ce se schimbă
          </button>
          <button type="submit" disabled={isSaving || changes.length === 0}>
            Salvați
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

type ListOfProps = {
  list: List;
  ids: string[];
  titles: Record<string, string>;
  canPaste: boolean | undefined;
  drafts: Drafts;
  draft: (key: string, value: unknown) => void;
  onShow: (shown: Shown) => void;
};

function ListOf({ list, ids, titles, canPaste = false, drafts, draft, onShow }: ListOfProps) {
  return (
    <ListEditor
      ids={(drafts[keyOf(list)] as string[] | undefined) ?? ids}
      titles={titles}
      onChange={(next) => draft(keyOf(list), next)}
      onOpen={(id) => onShow({ entry: id })}
      {...(list.entry !== '' && { onAdd: () => onShow({ addTo: list }) })}
      {...(canPaste && { onPaste: () => onShow({ pasteInto: list }) })}
    />
  );
}
