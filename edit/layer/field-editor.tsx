import { useId, type ReactNode } from 'react';
import type { FormField } from '../form.ts';
import type { Drafts } from './changes-of.ts';
import { HtmlEditor } from './html-editor.tsx';
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
    <fieldset className="edit-field" aria-describedby={`${id}help`}>
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

type ControlProps = {
  field: FormField;
  value: unknown;
  label: string;
  locale: string;
  isInvalid: boolean;
  focus: boolean;
  onChange: (value: unknown) => void;
};

function Control({ field, value, label, locale, isInvalid, focus, onChange }: ControlProps) {
  const { kind, options = [], titles = {}, isRequired } = field;
  const common = { 'aria-label': label, 'aria-invalid': isInvalid, 'data-focus': focus || undefined };
  const list = (Array.isArray(value) ? value : []) as string[];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (kind) {
    case 'line':
    case 'day':
      return (
        <input
          {...common}
          type={kind === 'day' ? 'date' : 'text'}
          value={text}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
    case 'number':
      return (
        <input
          {...common}
          type="text"
          inputMode="numeric"
          value={text}
          onChange={({ target }) =>
            onChange(
              target.value === '' ? null : /^\d+$/.test(target.value) ? Number(target.value) : target.value,
            )
          }
        />
      );
    case 'text':
      return (
        <textarea
          {...common}
          rows={3}
          value={text}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
    case 'lines':
      return (
        <textarea
          {...common}
          aria-label={`${label}, câte unul pe rând`}
          rows={4}
          value={list.join('\n')}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value.split('\n'))}
        />
      );
    case 'html':
      return <HtmlEditor label={label} language={locale.slice(0, 2)} html={text} onChange={onChange} />;
    case 'tick':
      return (
        <label>
          <input
            {...common}
            aria-label={`${label}: da`}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked || null)}
          />{' '}
          Da
        </label>
      );
    case 'choices':
      return options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={list.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                options
                  .map((each) => each.value)
                  .filter((each) => (each === option.value ? target.checked : list.includes(each))),
              )
            }
          />
          {option.label}
        </label>
      ));
    case 'choice':
      return (
        <select {...common} value={text} onChange={({ target }) => onChange(target.value || null)}>
          {(!isRequired || text === '') && <option value="">–</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'entry': {
      const { sys } = (value ?? { sys: { id: '' } }) as { sys: { id: string } };
      const linkTo = (id: string) => (id ? { sys: { type: 'Link', linkType: 'Entry', id } } : null);
      return (
        <select {...common} value={sys.id} onChange={({ target }) => onChange(linkTo(target.value))}>
          {(!isRequired || sys.id === '') && <option value="">–</option>}
          {Object.entries(titles).map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      );
    }
    default:
      return null;
  }
}
