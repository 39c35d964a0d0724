import { typedFieldNames, typedFields, type TypedField } from '../../../shared/contact-fields.ts';
import type { ContactField } from '../../../shared/contact-request.ts';
import { Field, FieldError } from '../../components/field.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { packageName } from '../../content/package-name.ts';
import { useContent } from '../../content/use-content.ts';
import { CallTimeChoice } from './call-time-choice.tsx';

type ContactFieldsProps = {
  textOf: (field: ContactField) => string | undefined;
};

export function ContactFields({ textOf }: ContactFieldsProps) {
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
          hint={name === 'message' ? texts.messageHint : undefined}
          error={textOf(name)}
          {...typedFields[name].control}
        />
      ));
  return (
    <div className="contact-form__fields">
      {fieldsOf('person')}
      <div className="contact-form__row">
        {fieldsOf('reply')}
        <p className="contact-form__hint small muted">{texts.contactHint}</p>
        {texts.confirmation && (
          <div className="checkbox contact-form__confirmation">
            <input type="checkbox" id="contact-confirmation" name="confirmation" value="yes" />
            <label htmlFor="contact-confirmation">{texts.confirmation}</label>
          </div>
        )}
      </div>
      <PackageChoice />
      {fieldsOf('request')}
      <CallTimeChoice />
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

/** Without scripts nothing brings the choice along from the prices page, so it is made here. */
function PackageChoice() {
  const texts = useContent('contactForm');
  const packages = useContent('packageNames');
  if (packages.length === 0) return null;
  return (
    <noscript>
      <div className="field">
        <label htmlFor="contact-package">{texts.package}</label>
        <select id="contact-package" name="package">
          <option value="">{texts.noPackage}</option>
          {packages.map(({ index, deskName, ...name }) => (
            <option key={index} value={deskName}>
              {packageName(name)}
            </option>
          ))}
        </select>
      </div>
    </noscript>
  );
}
