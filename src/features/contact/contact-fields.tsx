import { typedFieldNames, typedFields, type TypedField } from '../../../shared/contact-fields.ts';
import type { ContactField } from '../../../shared/contact-request.ts';
import { Field, FieldError } from '../../components/field.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { PackageChoice } from './package-choice.tsx';

type ContactFieldsProps = {
  /** A taken request leaves nothing to fill in. */
  hidden: boolean;
  /** The words of a field's error. */
  textOf: (field: ContactField) => string | undefined;
};

export function ContactFields({ hidden, textOf }: ContactFieldsProps) {
  const texts = useContent('contactForm');
  const consentError = textOf('consent');
  const fieldsOf = (wanted: (typeof typedFields)[TypedField]['part']) =>
    typedFieldNames
      .filter((name) => typedFields[name].part === wanted)
      .map((name) => (
        <Field
          key={name}
          id={`contact-${name}`}
          name={name}
          label={texts[name]}
          error={textOf(name)}
          {...typedFields[name].control}
        />
      ));
  return (
    <div className="contact-form__fields" hidden={hidden}>
      {fieldsOf('person')}
      <div className="contact-form__row">
        {fieldsOf('reply')}
        <p className="contact-form__hint small muted">{texts.contactHint}</p>
      </div>
      <PackageChoice />
      {fieldsOf('request')}
      <div className={consentError ? 'checkbox is-invalid' : 'checkbox'}>
        <input
          type="checkbox"
          id="contact-consent"
          name="consent"
          value="yes"
          required
          aria-invalid={consentError ? true : undefined}
          aria-describedby={consentError ? 'contact-consent-error' : undefined}
        />
        <label htmlFor="contact-consent">
          <RichText className="checkbox__text" html={texts.consent} />
        </label>
        {consentError && <FieldError id="contact-consent-error" text={consentError} />}
      </div>
      {/* Machines fill it in, people never see it. */}
      <div className="contact-form__honeypot" aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
