import { useEffect, useRef, type MouseEvent } from 'react';
import type { FormValues } from '../../../shared/contact-fields.ts';
import type { ContactErrors, ContactField } from '../../../shared/contact-request.ts';
import type { FieldFault } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { useErrorWords, type ErrorWords } from './error-words.ts';

type Faults = {
  /** What the last press has found. */
  found: ContactErrors;
  /** What is left of it. */
  errors: ContactErrors;
  /** The fields as they are, the corrected ones as they were. */
  typed: FormValues;
};

/** What is said of a field until the next press. */
export function faultOf(
  field: ContactField,
  { found, errors, typed }: Faults,
  wordsOf: ErrorWords,
): FieldFault | undefined {
  const code = errors[field] ?? found[field];
  return code && { text: wordsOf(field, code, typed), isCorrected: !errors[field] };
}

const controlOf = (field: string) => document.getElementById(`contact-${field}`);

/** In the middle of the window, where a phone's keyboard leaves the error below the field in sight. */
function goTo(control: HTMLElement | null) {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/**
 * Links to the fields in error, made anew at each press; until the next one nothing moves under who types. A single error is
 * said by its field, which takes the focus; several by the heading of their list.
 */
export function ErrorSummary({ found, errors, typed }: Faults) {
  const messages = useContent('formMessages');
  const wordsOf = useErrorWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = Object.keys(found) as ContactField[];
  const [first = ''] = fields;
  const hasSeveral = fields.length > 1;

  useEffect(() => {
    const only = hasSeveral ? null : controlOf(first);
    if (only) goTo(only);
    else heading.current?.focus();
  }, [first, hasSeveral]);

  return (
    <div className="panel notice background-surface-3">
      <h3 className="heading-4" ref={heading} tabIndex={-1}>
        {messages.errorsTitle}
      </h3>
      <p>{messages.errorsDetail}</p>
      <ul className="error-list">
        {fields.map((field) => (
          <Entry key={field} field={field} fault={faultOf(field, { found, errors, typed }, wordsOf)} />
        ))}
      </ul>
    </div>
  );
}

type EntryProps = { field: ContactField; fault: FieldFault | undefined };

function Entry({ field, fault }: EntryProps) {
  function follow(event: MouseEvent) {
    // Followed by the browser, each link would be one more step for Back.
    event.preventDefault();
    goTo(controlOf(field));
  }
  if (fault?.isCorrected) {
    return (
      <li aria-hidden="true">
        <Icon name="check" />
        <s>{fault.text}</s>
      </li>
    );
  }
  return (
    <li>
      <Icon name="alert" />
      <a className="link" href={`#contact-${field}`} onClick={follow}>
        {fault?.text}
      </a>
    </li>
  );
}
