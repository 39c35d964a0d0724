import type { InputHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  multiline?: boolean;
  rows?: number;
};

export function Field({ id, label, hint, error, multiline = false, ...attributes }: FieldProps) {
  const Control = (multiline ? 'textarea' : 'input') as 'input';
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field is-bad' : 'field'}>
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
    <p className="field__err" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
