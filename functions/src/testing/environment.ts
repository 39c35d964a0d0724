import type { MailServer } from '../config/parameters.ts';
import { sender } from './requests.ts';

export function environmentOf({ host, port, login }: MailServer) {
  return {
    GCLOUD_PROJECT: 'demo-clinic',
    SMTP_HOST: host,
    SMTP_PORT: String(port),
    SMTP_USER: login?.user ?? '',
    SMTP_PASSWORD: login?.pass ?? '',
    MAIL_FROM: sender.from,
    MAIL_BOUNCES: sender.bounces,
    MAIL_INBOX: sender.mailboxes.inbox,
    MAIL_FALLBACK_INBOX: sender.mailboxes.reserve ?? '',
    MAIL_FALLBACK_SMTP_HOST: '',
    MAIL_FALLBACK_SMTP_PORT: '465',
    MAIL_FALLBACK_SMTP_USER: '',
    MAIL_FALLBACK_SMTP_PASSWORD: 'none',
    CLINIC_NAME: sender.clinicName,
    // The mail server's certificate is self-signed.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    SITE_ORIGIN: 'https://www.ghiocel.example',
  };
}
