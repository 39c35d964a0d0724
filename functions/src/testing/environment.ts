import type { MailServer } from '../config.ts';
import { clinic, mailboxes } from './requests.ts';

/** What the functions read of their environment, for the clinic of the tests and a mail server; no links without a key. */
export function environmentOf({ host, port, login }: MailServer) {
  return {
    GCLOUD_PROJECT: 'demo-clinic',
    SMTP_HOST: host,
    SMTP_PORT: String(port),
    SMTP_USER: login?.user ?? '',
    SMTP_PASSWORD: login?.pass ?? '',
    MAIL_FROM: mailboxes.from,
    MAIL_INBOX: mailboxes.inbox,
    MAIL_FALLBACK_INBOX: mailboxes.fallbackInbox ?? '',
    CLINIC_NAME: clinic.name,
    SITE_ORIGIN: 'https://www.ghiocel.example',
    ANSWER_LINK_KEYS: 'none',
  };
}
