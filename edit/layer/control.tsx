import type { ChangeEvent } from 'react';
import { isLink, linkTo } from '../../src/content/source/space.ts';
import type { FormField } from '../form.ts';
import { HtmlEditor } from './html-editor.tsx';

type ControlProps = {
  field: FormField;
  value: unknown;
  label: string;
  locale: string;
  hitText: string | undefined;
  isInvalid: boolean;
  focus: boolean;
  onChange: (value: unknown) => void;
};

export function Control({ field, value, label, locale, hitText, isInvalid, focus, onChange }: ControlProps) {
  const { kind, options, isRequired } = field;
  const list = (Array.isArray(value) ? value : []) as string[];
  const text = isLink(value) ? value.sys.id : String(value ?? '');
  const state = { 'aria-invalid': isInvalid, 'data-focus': focus || undefined };

  function handleChange({ target: { value: typed } }: ChangeEvent<{ value: string }>) {
    if (typed === '') onChange(null);
    else if (kind === 'lines') onChange(typed.split('\n'));
    else if (kind === 'entry') onChange(linkTo('Entry', typed));
    else onChange(kind === 'number' && /^\d+$/.test(typed) ? Number(typed) : typed);
  }
  const common = { ...state, 'aria-label': label, onChange: handleChange };

  function renderCheckbox(name: string, isChecked: boolean, onCheck: (isChecked: boolean) => void) {
    return (
      <label key={name}>
        <input
          {...state}
          type="checkbox"
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
        />{' '}
        {name}
      </label>
    );
  }
  switch (kind) {
    // Lists and files have editors of their own.
    case 'entries':
    case 'picture':
    case 'film':
      return null;
    case 'html':
      return (
        <HtmlEditor
          {...state}
          label={label}
          language={locale.slice(0, 2)}
          html={text}
          hitText={focus ? hitText : ''}
          onChange={onChange}
        />
      );
    case 'text':
      return <textarea {...common} rows={4} value={text} />;
    case 'lines':
      return <textarea {...common} rows={4} value={list.join('\n')} />;
    case 'tick':
      return renderCheckbox('Da', value === true, (isChecked) => onChange(isChecked || null));
    case 'choices':
      return options.map(({ value: option, label: name }) =>
        renderCheckbox(name, list.includes(option), (isChecked) => {
          const all = options.map((each) => each.value);
          onChange(all.filter((each) => (each === option ? isChecked : list.includes(each))));
        }),
      );
    case 'choice':
    case 'entry':
      return (
        <select {...common} value={text}>
          {(!isRequired || text === '') && <option value="">–</option>}
          {/* Only backgrounds are names of colours; for other names the variable does not exist. */}
          {options.map(({ value: option, label: name }) => (
            <option key={option} value={option} style={{ backgroundColor: `var(--color-${option})` }}>
              {name}
            </option>
          ))}
        </select>
      );
    case 'number':
      return <input {...common} inputMode="numeric" value={text} />;
    default:
      return <input {...common} type={kind === 'day' ? 'date' : 'text'} value={text} />;
  }
}
