import type { OpeningHours } from '../../shared/opening-hours.ts';
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
const imapHost = defineString('IMAP_HOST', {
  default: '',
  description: 'Where the mailbox of the probe is read; empty without one',
});
const imapPort = defineInt('IMAP_PORT', { default: 993, description: '993 (TLS) or 143 (STARTTLS)' });
const imapUser = defineString('IMAP_USER', {
  default: '',
  description: 'Account of that mailbox, which is its address',
});
const clinicName = defineString('CLINIC_NAME', { description: 'As on the site' });

const siteOrigin = defineString('SITE_ORIGIN', { description: 'Where visitors find the site, as https://…' });
const openingHours = defineString('OPENING_HOURS', {
  default: '',
  description: "The content's opening hours, as JSON; reminders count them",
});

/** The password of `SMTP_USER`: in Secret Manager, or in functions/.secret.local for the emulators. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');

/** The password of `IMAP_USER`. Secret Manager keeps no empty ones: without a mailbox for the probe it is any word. */
export const imapPassword = defineSecret('IMAP_PASSWORD');

/** Signs the links in the desk's mails: `id:secret`, more behind commas that are still taken. */
export const answerLinkKeys = defineSecret('ANSWER_LINK_KEYS');

export const region = 'europe-west1';

export const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

export type Clinic = { name: string };

export type MailServer = {
  host: string;
  port: number;
  login: { user: string; pass: string } | undefined;
};

export type ImapServer = { host: string; port: number; user: string; pass: string };

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

export function readSiteOrigin(): string {
  return siteOrigin.value();
}

/** Monday to Friday while the content's own are not known: a reminder at a strange hour is better than none. */
const usualHours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['09:00-17:00'] },
    { days: ['saturday', 'sunday'], kind: 'closed' },
  ],
  exceptions: [],
};

export function readOpeningHours(): OpeningHours {
  const text = openingHours.value();
  return text ? (JSON.parse(text) as OpeningHours) : usualHours;
}

/** The mailbox of the probe, which none but `deliver` reads. */
export function readImapServer(): ImapServer | undefined {
  const host = imapHost.value();
  if (!host) return undefined;
  return { host, port: imapPort.value(), user: imapUser.value(), pass: imapPassword.value() };
}

export function readMailboxes(): Mailboxes {
  return {
    from: mailFrom.value(),
    inbox: mailInbox.value(),
    fallbackInbox: mailFallback.value() || undefined,
  };
}
