import { useEffect, useRef, type MouseEvent } from 'react';
import type { ContactField } from '../../../shared/contact-request.ts';
import type { FieldMessage } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import type { FormErrors } from './form-state.ts';
import { useErrorMessage, type FormatError } from './use-error-message.ts';

const findControl = (field: string) => document.getElementById(`contact-${field}`);

/**
 * Lists the errors of the last submit; corrected errors stay, so that the list keeps its height. Moves the focus to the
 * field of a single error, otherwise to the heading.
 */
export function ErrorSummary({ submitErrors, errors, values }: FormErrors) {
  const messages = useContent('formMessages');
  const formatError = useErrorMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = Object.keys(submitErrors) as ContactField[];
  const [first = ''] = fields;
  const hasSeveral = fields.length > 1;

  useEffect(() => {
    const onlyControl = hasSeveral ? null : findControl(first);
    if (onlyControl) focusCentred(onlyControl);
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
          <SummaryEntry
            key={field}
            field={field}
            message={fieldMessage(field, { submitErrors, errors, values }, formatError)}
          />
        ))}
      </ul>
    </div>
  );
}

type SummaryEntryProps = { field: ContactField; message: FieldMessage | undefined };

function SummaryEntry({ field, message }: SummaryEntryProps) {
  function handleClick(event: MouseEvent) {
    // The link's default action would add a history entry.
    event.preventDefault();
    focusCentred(findControl(field));
  }
  if (message?.isCorrected) {
    return (
      <li aria-hidden="true">
        <Icon name="check" />
        <s>{message.text}</s>
      </li>
    );
  }
  return (
    <li>
      <Icon name="alert" />
      <a className="link" href={`#contact-${field}`} onClick={handleClick}>
        {message?.text}
      </a>
    </li>
  );
}

/** Returns a field's error message; a corrected error keeps its message until the next submit. */
export function fieldMessage(
  field: ContactField,
  { submitErrors, errors, values }: FormErrors,
  formatError: FormatError,
): FieldMessage | undefined {
  const code = errors[field] ?? submitErrors[field];
  return code && { text: formatError(field, code, values), isCorrected: !errors[field] };
}

/** Centres the control, so that the message below it is not behind a phone's keyboard. */
function focusCentred(control: HTMLElement | null) {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
