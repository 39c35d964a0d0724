import { useEffect, useRef, type MouseEvent } from 'react';
import type { ContactErrorCode } from '../../../shared/contact-fields.ts';
import type { ContactErrors, ContactField } from '../../../shared/contact-request.ts';
import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import type { SiteContent } from '../../model/site-content.ts';

type Messages = SiteContent['formMessages'];

type CamelCase<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Code;

type MessageName = CamelCase<Exclude<ContactErrorCode, 'invalid'>>;

/** The words of an error code: `name_required` is the text `nameRequired` of the content. */
export function errorText(
  code: ContactErrorCode | undefined,
  messages: Pick<Messages, MessageName | 'failed'>,
): string | undefined {
  if (!code) return undefined;
  // A field the visitor cannot see that is wrong is a failure of the site, not of theirs.
  if (code === 'invalid') return messages.failed;
  const name = code.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return messages[name as MessageName] ?? messages.emailInvalid;
}

const controlOf = (field: string) => document.getElementById(`contact-${field}`);

/** In the middle of the window, where a phone's keyboard leaves the error below the field in sight. */
function goTo(control: HTMLElement | null) {
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

type ErrorSummaryProps = {
  /** What the last press has found. */
  found: ContactErrors;
  /** What is left of it. */
  errors: ContactErrors;
};

/**
 * Links to the fields in error, made anew at each press; until the next one nothing moves under who types. A single error is
 * said by its field, which takes the focus; several by the heading of their list.
 */
export function ErrorSummary({ found, errors }: ErrorSummaryProps) {
  const messages = useContent('formMessages');
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
          <Entry
            key={field}
            field={field}
            text={errorText(errors[field] ?? found[field], messages)}
            isCorrected={!errors[field]}
          />
        ))}
      </ul>
    </div>
  );
}

type EntryProps = { field: ContactField; text: string | undefined; isCorrected: boolean };

function Entry({ field, text, isCorrected }: EntryProps) {
  function follow(event: MouseEvent) {
    // Followed by the browser, each link would be one more step for Back.
    event.preventDefault();
    goTo(controlOf(field));
  }
  if (isCorrected) {
    return (
      <li aria-hidden="true">
        <Icon name="check" />
        <s>{text}</s>
      </li>
    );
  }
  return (
    <li>
      <Icon name="alert" />
      <a className="link" href={`#contact-${field}`} onClick={follow}>
        {text}
      </a>
    </li>
  );
}
