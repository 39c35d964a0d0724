import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: string;
  /** Stands above the control, where a phone's keyboard leaves it in sight. */
  hint?: string | undefined;
  error?: string | undefined;
  multiline?: boolean;
  rows?: number;
};

export function Field({ id, label, hint, error, multiline = false, ...attributes }: FieldProps) {
  const Control = (multiline ? 'textarea' : 'input') as 'input';
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={error ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
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
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: ReactNode;
  error?: string | undefined;
};

export function Tick({ id, label, error, ...attributes }: TickProps) {
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
      <label htmlFor={id}>{label}</label>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

type FieldErrorProps = { id: string; text: string };

function FieldError({ id, text }: FieldErrorProps) {
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
