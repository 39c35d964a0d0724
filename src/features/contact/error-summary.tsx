import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import type { ContactErrors, ContactField } from '../../../shared/contact-request.ts';
import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

type ErrorSummaryProps = {
  errors: ContactErrors;
  findError: (field: ContactField) => string | undefined;
};

/** Lists the errors as links. Moves the focus once: to the field of a single error, otherwise to the heading. */
export function ErrorSummary({ errors, findError }: ErrorSummaryProps) {
  const messages = useContent('formMessages');
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = Object.keys(errors) as ContactField[];

  const moveFocus = useEffectEvent(() => {
    const [firstField = '', ...otherFields] = fields;
    const onlyControl = otherFields.length === 0 && findControl(firstField);
    if (onlyControl) focusCentred(onlyControl);
    else heading.current?.focus();
  });
  useEffect(() => moveFocus(), []);

  function handleClick(event: MouseEvent, field: ContactField) {
    // The link's default action would add a history entry.
    event.preventDefault();
    focusCentred(findControl(field));
  }
  if (fields.length === 0) return null;
  return (
    <div className="panel notice background-surface-3">
      <h3 className="heading-4" ref={heading} tabIndex={-1}>
        {messages.errorsTitle}
      </h3>
      <p>{messages.errorsDetail}</p>
      <ul className="error-list">
        {fields.map((field) => (
          <li key={field}>
            <Icon name="alert" />
            <a className="link" href={`#contact-${field}`} onClick={(event) => handleClick(event, field)}>
              {findError(field)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const findControl = (field: string) => document.getElementById(`contact-${field}`);

/** Centres the control, so that the message below it is not behind a phone's keyboard. */
function focusCentred(control: HTMLElement | null) {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
