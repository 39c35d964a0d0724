import { toSiteContent } from '../../src/content/check/to-site-content.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { ports } from './ports.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';

/** The committed settings of the emulators, on the ports of this run and with the clinic's own name and mailboxes. */
export function localSettings(committed: string): string {
  const settings = committed
    .replace(/^SMTP_PORT=.*/m, `SMTP_PORT=${ports.smtp}`)
    .replace(/^SITE_ORIGIN=.*/m, `SITE_ORIGIN=http://127.0.0.1:${ports.hosting}`);
  const reading = toSiteContent(readEmbeddedSpace(), defaultLanguage);
  // The build of the site says what is wrong with it.
  if (!reading.ok) return settings;
  const { clinicName, email } = reading.content.contactDetails;
  return settings
    .replace(/^CLINIC_NAME=.*/m, `CLINIC_NAME=${JSON.stringify(clinicName)}`)
    .replace(/^MAIL_INBOX=.*/m, `MAIL_INBOX=${email}`)
    .replaceAll(/@[\w.-]+$/gm, email.slice(email.lastIndexOf('@')));
}
