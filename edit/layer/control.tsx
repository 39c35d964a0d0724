import type { ChangeEvent } from 'react';
import { isLink, linkTo } from '../../src/content/source/space.ts';
import type { FormField } from '../form.ts';
import { HtmlEditor } from './html-editor.tsx';

type ControlProps = {
  field: FormField;
  value: unknown;
  label: string;
  locale: string;
  isInvalid: boolean;
  focus: boolean;
  onChange: (value: unknown) => void;
};

/** What a value of one kind of field is written in. */
export function Control({ field, value, label, locale, isInvalid, focus, onChange }: ControlProps) {
  const { kind, options = [], isRequired } = field;
  const common = { 'aria-label': label, 'aria-invalid': isInvalid, 'data-focus': focus || undefined };
  const list = (Array.isArray(value) ? value : []) as string[];
  const text = isLink(value) ? value.sys.id : String(value ?? '');

  function write({ target: { value: written } }: ChangeEvent<{ value: string }>) {
    if (written === '') onChange(null);
    else if (kind === 'lines') onChange(written.split('\n'));
    else if (kind === 'entry') onChange(linkTo('Entry', written));
    else onChange(kind === 'number' && /^\d+$/.test(written) ? Number(written) : written);
  }
  function tick(option: string, isTicked: boolean) {
    const all = options.map((each) => each.value);
    onChange(all.filter((each) => (each === option ? isTicked : list.includes(each))));
  }
  switch (kind) {
    case 'entries':
    case 'picture':
    case 'film':
      return null;
    case 'html':
      return <HtmlEditor label={label} language={locale.slice(0, 2)} html={text} onChange={onChange} />;
    case 'text':
    case 'lines':
      return (
        <textarea {...common} rows={4} value={kind === 'lines' ? list.join('\n') : text} onChange={write} />
      );
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
            onChange={({ target }) => tick(option.value, target.checked)}
          />{' '}
          {option.label}
        </label>
      ));
    case 'choice':
    case 'entry':
      return (
        <select {...common} value={text} onChange={write}>
          {(!isRequired || text === '') && <option value="">–</option>}
          {options.map((option) => (
            // A colour of the clinic shows itself.
            <option
              key={option.value}
              value={option.value}
              style={{ backgroundColor: `var(--color-${option.value})` }}
            >
              {option.label}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...common}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          value={text}
          onChange={write}
        />
      );
  }
}
