import { useId, type ReactNode } from 'react';
import type { Change } from '../change.ts';
import type { Finding } from '../findings.ts';
import type { FormField } from '../form.ts';
import { Control } from './control.tsx';
import { valuesIn, type SetDraft } from './drafts.ts';
import { languageName } from '../language-name.ts';
import { FileEditor } from './file-editor.tsx';
import { WaitingNote } from './waiting-note.tsx';

type FieldEditorProps = {
  entry: string;
  field: FormField;
  draft: Change | undefined;
  setDraft: SetDraft;
  problemIn: (locale: string) => string | undefined;
  onConfirm: (finding: Finding) => void;
  focus: boolean;
  focusLocale: string | undefined;
  hitText: string | undefined;
  children: ReactNode;
};

export function FieldEditor({
  entry,
  field,
  draft,
  setDraft,
  problemIn,
  onConfirm,
  focus,
  focusLocale,
  hitText,
  children,
}: FieldEditorProps) {
  const helpId = useId();
  const { id, name, help, kind, locales, isRequired, maxLength, waiting } = field;
  const values = { ...field.values, ...valuesIn(draft) };
  const setValue = (locale: string, value: unknown) =>
    setDraft(id, { kind: 'set', entry, field: id, values: { ...valuesIn(draft), [locale]: value } });
  const isSingle = locales.length === 1;
  const isAboutWholeField = ({ locale }: Finding) => isSingle || !locales.includes(locale);
  const renderNote = (finding: Finding) => (
    <WaitingNote key={finding.message} finding={finding} onConfirm={onConfirm} />
  );
  return (
    <fieldset aria-describedby={helpId}>
      <legend>
        {name}
        {isRequired ? '' : ' (opțional)'}
      </legend>
      <p id={helpId}>{help}</p>
      {waiting.filter(isAboutWholeField).map(renderNote)}
      {children}
      {field.file && <FileEditor {...{ entry, field, draft, setDraft }} focus={focus} />}
      {locales.map((locale) => {
        const value = values[locale];
        const problem = problemIn(locale);
        const language = isSingle ? undefined : languageName(locale);
        return (
          <div key={locale} lang={locale}>
            {language && kind !== 'entries' && <b>{language} </b>}
            {maxLength && typeof value === 'string' && (
              <small>
                {value.length} din {maxLength}
              </small>
            )}
            {!isSingle && waiting.filter((finding) => finding.locale === locale).map(renderNote)}
            <Control
              field={field}
              value={value}
              label={language ?? name}
              locale={locale}
              hitText={hitText}
              isInvalid={problem !== undefined}
              focus={focus && (isSingle || locale === focusLocale)}
              onChange={(next) => setValue(locale, next)}
            />
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
