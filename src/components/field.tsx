import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

/** A corrected message becomes invisible but takes up its space, so that nothing moves while the visitor types. */
export type FieldMessage = { text: string; isCorrected: boolean };

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: string;
  /** Displayed above the control, since a phone's keyboard covers what is below. */
  hint?: string | undefined;
  error?: FieldMessage | undefined;
  multiline?: boolean;
  rows?: number;
  /** Displayed at the end of the label's line. */
  children?: ReactNode;
};

export function Field({ id, label, hint, error, multiline = false, children, ...attributes }: FieldProps) {
  const Control = (multiline ? 'textarea' : 'input') as 'input';
  const isInvalid = error && !error.isCorrected;
  const descriptions = [hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean);
  return (
    <div className={isInvalid ? 'field is-invalid' : 'field'}>
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
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={descriptions.join(' ') || undefined}
      />
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string;
  label: ReactNode;
  error?: FieldMessage | undefined;
};

export function Checkbox({ id, label, error, ...attributes }: CheckboxProps) {
  const isInvalid = error && !error.isCorrected;
  return (
    <div className={isInvalid ? 'checkbox is-invalid' : 'checkbox'}>
      <input
        {...attributes}
        type="checkbox"
        id={id}
        value="yes"
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
      />
      <label className="small" htmlFor={id}>
        {label}
      </label>
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}

function FieldError({ id, error: { text, isCorrected } }: { id: string; error: FieldMessage }) {
  return (
    <p className={isCorrected ? 'field__error is-invisible' : 'field__error'} id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
