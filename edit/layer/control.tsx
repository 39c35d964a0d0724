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
