import type { ContactErrorCode } from '../../../shared/contact-request.ts';
import type { SiteContent } from '../../content/site-content.ts';

type Messages = SiteContent['predefinedMessages'];

/** The words for each error code. A field the visitor cannot see that is wrong is a failure of the site, not of theirs. */
const textOf: Record<ContactErrorCode, keyof Messages> = {
  name_required: 'nameRequired',
  name_length: 'nameLength',
  contact_required: 'contactRequired',
  email_invalid: 'emailInvalid',
  phone_invalid: 'phoneInvalid',
  message_required: 'messageRequired',
  message_length: 'messageLength',
  consent_required: 'consentRequired',
  invalid: 'failed',
};

export function errorText(code: ContactErrorCode | undefined, messages: Messages): string | undefined {
  return code && messages[textOf[code]];
}
