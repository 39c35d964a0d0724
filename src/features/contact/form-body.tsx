import type { ComponentType } from 'react';
import {
  formFieldNames,
  formFields,
  type FormFieldName,
  type SelectName,
} from '../../../shared/contact-fields.ts';
import type { ContactField } from '../../../shared/contact-request.ts';
import { Field, Checkbox } from '../../components/field.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { CallTimeChoice } from './call-time-choice.tsx';
import { MessageCount } from './message-count.tsx';
import { PackageChoice } from './package-choice.tsx';

type FormBodyProps = {
  findError: (field: ContactField) => string | undefined;
  messageLength: number;
};

export function FormBody({ findError, messageLength }: FormBodyProps) {
  const { contactHint } = useContent('contactForm');
  const renderFields = (part: 'person' | 'reply' | 'request') =>
    formFieldNames
      .filter((name) => formFields[name].part === part)
      .map((name) => (
        <FormField key={name} name={name} error={findError(name)} messageLength={messageLength} />
      ));
  return (
    <div className="contact-form__fields">
      {renderFields('person')}
      <div className="contact-form__row">
        <p className="contact-form__hint small muted">{contactHint}</p>
        {renderFields('reply')}
      </div>
      {renderFields('request')}
      {/* The honeypot, which only bots see and fill in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="contact-subject">Subject</label>
        <input id="contact-subject" name="subject" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}

const selects: Record<SelectName, ComponentType> = { package: PackageChoice, callTime: CallTimeChoice };

type FormFieldProps = { name: FormFieldName; error: string | undefined; messageLength: number };

function FormField({ name, error, messageLength }: FormFieldProps) {
  const texts = useContent('contactForm');
  const field = formFields[name];
  if (field.kind === 'select') {
    const Select = selects[name as SelectName];
    return <Select />;
  }
  const shared = { id: `contact-${name}`, name, error };
  if (name === 'consent') {
    const consent = <RichText inline className="checkbox__text" html={texts.consent} />;
    return <Checkbox {...shared} label={consent} {...formFields.consent.control} />;
  }
  const label = texts[name];
  if (!label) return null;
  if (field.kind === 'checkbox') return <Checkbox {...shared} label={label} {...field.control} />;
  if (name !== 'message') return <Field {...shared} label={label} {...field.control} />;
  return (
    <Field {...shared} label={label} hint={texts.messageHint} {...field.control}>
      <MessageCount length={messageLength} />
    </Field>
  );
}
