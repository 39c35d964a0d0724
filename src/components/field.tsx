import type { InputHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** More than one line of text; `rows` says how many are shown. */
  multiline?: boolean;
  rows?: number;
};

/** A labelled text field, wired to its hint and its error. */
export function Field({ id, label, hint, error, multiline = false, ...attributes }: FieldProps) {
  const Control = (multiline ? 'textarea' : 'input') as 'input';
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...attributes}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

type FieldErrorProps = { id: string; text: string };

export function FieldError({ id, text }: FieldErrorProps) {
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
