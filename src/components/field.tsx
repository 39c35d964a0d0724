import type { InputHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: string;
  error?: string | undefined;
  multiline?: boolean;
  rows?: number;
};

export function Field({ id, label, error, multiline = false, ...attributes }: FieldProps) {
  const Control = (multiline ? 'textarea' : 'input') as 'input';
  return (
    <div className={error ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <Control
        {...attributes}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
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
