import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

// Firebase reads these from functions/.env.<project>, and asks at the first deploy for those it does not find.
const smtpHost = defineString('SMTP_HOST', { description: 'Mail server that sends for the clinic' });
const smtpPort = defineInt('SMTP_PORT', {
  description: '465 (TLS) or 587 (STARTTLS); Google Cloud closes port 25',
});
const smtpUser = defineString('SMTP_USER', {
  description: 'Account on it; empty for a server without log-in',
});
const mailFrom = defineString('MAIL_FROM', {
  description: "The clinic's own address, which the site sends as",
});
const mailInbox = defineString('MAIL_INBOX', { description: 'Where contact requests arrive' });
const mailFallback = defineString('MAIL_FALLBACK_INBOX', {
  description: 'Where they go when the first mailbox refuses them; best with another provider',
});
const clinicName = defineString('CLINIC_NAME', { description: 'As on the site' });

/** The password of `SMTP_USER`: in Secret Manager, or in functions/.secret.local for the emulators. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');

export const region = 'europe-west1';

export const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

export type Clinic = { name: string };

export type MailServer = {
  host: string;
  port: number;
  login: { user: string; pass: string } | undefined;
};

export type Mailboxes = { from: string; inbox: string; fallbackInbox: string | undefined };

/** The clinic as the mails name it. Read when a request is served, never while loading. */
export function readClinic(): Clinic {
  return { name: clinicName.value() };
}

export function readMailServer(): MailServer {
  const user = smtpUser.value();
  return {
    host: smtpHost.value(),
    port: smtpPort.value(),
    login: user ? { user, pass: smtpPassword.value() } : undefined,
  };
}

export function readMailboxes(): Mailboxes {
  return {
    from: mailFrom.value(),
    inbox: mailInbox.value(),
    fallbackInbox: mailFallback.value() || undefined,
  };
}
