import { useId, type ReactNode } from 'react';
import type { FormField } from '../form.ts';
import type { Drafts } from './changes-of.ts';
import { Control } from './control.tsx';
import { FileEditor } from './file-editor.tsx';
import { WaitingNote } from './waiting-note.tsx';

type FieldEditorProps = {
  field: FormField;
  drafts: Drafts;
  draft: (key: string, value: unknown) => void;
  problemOf: (field: FormField, locale: string) => string | undefined;
  onConfirm: (name: string) => void;
  isFirst: boolean;
  focusLocale: string | undefined;
  children?: ReactNode;
};

const languageName = new Intl.DisplayNames('ro', { type: 'language' });

/** A field with its help text: in each language, where it has several. */
export function FieldEditor({
  field,
  drafts,
  draft,
  problemOf,
  onConfirm,
  isFirst,
  focusLocale,
  children,
}: FieldEditorProps) {
  const id = useId();
  const { name, help, kind, locales, values, isRequired, longest, waiting } = field;
  const notes = (isHere: (locale: string) => boolean) =>
    waiting.map(
      (each) =>
        isHere(each.locale) && <WaitingNote key={`${each.kind} ${each.name}`} {...{ ...each, onConfirm }} />,
    );
  return (
    <fieldset aria-describedby={`${id}help`}>
      <legend>
        {name}
        {isRequired ? '' : ' (opțional)'}
      </legend>
      <p id={`${id}help`}>{help}</p>
      {notes((locale) => locales.length === 1 || !locales.includes(locale))}
      {children}
      {field.file && <FileEditor {...{ field, drafts, draft }} />}
      {locales.map((locale) => {
        const value = drafts[`${field.id} ${locale}`] ?? values[locale];
        const problem = problemOf(field, locale);
        const label = locales.length > 1 ? languageName.of(locale.slice(0, 2)) : undefined;
        const props = {
          field,
          value: value === null ? undefined : value,
          label: label ?? name,
          locale,
          isInvalid: problem !== undefined,
          focus: isFirst && (locale === focusLocale || locales.length === 1),
          onChange: (next: unknown) => draft(`${field.id} ${locale}`, next),
        };
        return (
          <div key={locale} lang={locale}>
            {label && kind !== 'entries' && <b>{label} </b>}
            {longest && typeof value === 'string' && (
              <small>
                {value.length} din {longest}
              </small>
            )}
            {locales.length > 1 && notes((each) => each === locale)}
            <Control {...props} />
            {problem && (
              <p className="edit-problem" role="alert">
                {problem}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
