import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: string;
  /** Displayed above the control, since a phone's keyboard covers what is below. */
  hint?: string | undefined;
  error?: string | undefined;
  multiline?: boolean;
  rows?: number;
  /** Displayed at the end of the label's line. */
  children?: ReactNode;
};

export function Field({ id, label, hint, error, multiline = false, children, ...attributes }: FieldProps) {
  const Control = (multiline ? 'textarea' : 'input') as 'input';
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={error ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field__hint small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control
        {...attributes}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptions.join(' ') || undefined}
      />
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ id, label, error, ...attributes }: CheckboxProps) {
  return (
    <div className={error ? 'checkbox is-invalid' : 'checkbox'}>
      <input
        {...attributes}
        type="checkbox"
        id={id}
        value="yes"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label className="small" htmlFor={id}>
        {label}
      </label>
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}
