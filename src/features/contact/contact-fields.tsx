import type { ContactField } from '../../../shared/contact-request.ts';
import { limits } from '../../../shared/contact-request.ts';
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
  return (
    <div className="form__fields" hidden={hidden}>
      <Field
        id="contact-name"
        name="name"
        label={texts.name}
        error={textOf('name')}
        autoComplete="name"
        maxLength={limits.name.max}
        required
      />
      <div className="form__row">
        <Field
          id="contact-email"
          name="email"
          label={texts.email}
          error={textOf('email')}
          type="email"
          autoComplete="email"
          maxLength={limits.email.max}
        />
        <Field
          id="contact-phone"
          name="phone"
          label={texts.phone}
          error={textOf('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone.max}
        />
        <p className="form__hint small mute">{texts.contactHint}</p>
      </div>
      <PackageChoice />
      <Field
        id="contact-message"
        name="message"
        label={texts.message}
        error={textOf('message')}
        multiline
        rows={4}
        maxLength={limits.message.max}
        required
      />
      <div className={consentError ? 'check is-bad' : 'check'}>
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
          <RichText className="check__text" html={texts.consent} />
        </label>
        {consentError && <FieldError id="contact-consent-error" text={consentError} />}
      </div>
      {/* Machines fill it in, people never see it. */}
      <div className="form__trap" aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
