import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

// Firebase reads these parameters from functions/.env.<project> and asks for missing ones at the first deploy. Code can
// read their values only while a request is served.
const smtpHost = defineString('SMTP_HOST', { description: 'Mail server that sends for the clinic' });
const smtpPort = defineInt('SMTP_PORT', {
  description: '465 (TLS) or 587 (STARTTLS); Google Cloud closes port 25',
});
const smtpUser = defineString('SMTP_USER', {
  description: 'Account on SMTP_HOST; empty for a server without login',
});
const mailFrom = defineString('MAIL_FROM', {
  description: "The clinic's own address, which the site sends as",
});
const mailBounces = defineString('MAIL_BOUNCES', {
  default: '',
  description: 'Address for bounces, at the domain of MAIL_FROM, which people read; MAIL_FROM if empty',
});
const mailInbox = defineString('MAIL_INBOX', { description: 'Where contact requests arrive' });
const mailReserve = defineString('MAIL_FALLBACK_INBOX', {
  description: 'Where a copy of each contact request arrives; best with another provider',
});
const reserveHost = defineString('MAIL_FALLBACK_SMTP_HOST', {
  default: '',
  description: 'Mail server of another provider that sends to MAIL_FALLBACK_INBOX; SMTP_HOST if empty',
});
const reservePort = defineInt('MAIL_FALLBACK_SMTP_PORT', { default: 465, description: '465 or 587' });
const reserveUser = defineString('MAIL_FALLBACK_SMTP_USER', { default: '', description: 'Like SMTP_USER' });
const clinicName = defineString('CLINIC_NAME', { description: 'Name of the clinic, as on the site' });
const siteOrigin = defineString('SITE_ORIGIN', { description: 'Where visitors find the site, as https://…' });

/** In Secret Manager, or in functions/.secret.local for the emulators. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');

/** Firebase requires a value even if no second server is set; any value will do. */
export const reservePassword = defineSecret('MAIL_FALLBACK_SMTP_PASSWORD');

export const region = 'europe-west1';

export const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

export type MailServer = {
  host: string;
  port: number;
  login: { user: string; pass: string } | undefined;
  requiresTls: boolean;
};

export type MailboxName = 'inbox' | 'reserve';

export type Sender = {
  clinicName: string;
  origin: string;
  from: string;
  bounces: string;
  mailboxes: { inbox: string; reserve?: string | undefined };
};

const loginOf = (user: string, password: { value: () => string }) =>
  user ? { user, pass: password.value() } : undefined;

// Contact requests contain health data, so only the emulators may send without TLS.
const requiresTls = !isEmulated;

export function readMailServers(): Record<MailboxName, MailServer> {
  const inbox = {
    host: smtpHost.value(),
    port: smtpPort.value(),
    login: loginOf(smtpUser.value(), smtpPassword),
    requiresTls,
  };
  const host = reserveHost.value();
  if (!host) return { inbox, reserve: inbox };
  const login = loginOf(reserveUser.value(), reservePassword);
  return { inbox, reserve: { host, port: reservePort.value(), login, requiresTls } };
}

export function readSender(): Sender {
  const from = mailFrom.value();
  return {
    clinicName: clinicName.value(),
    origin: siteOrigin.value(),
    from,
    bounces: mailBounces.value() || from,
    mailboxes: { inbox: mailInbox.value(), reserve: mailReserve.value() || undefined },
  };
}

export function mailboxesOf({ mailboxes }: Sender): [name: MailboxName, address: string][] {
  const { inbox, reserve } = mailboxes;
  if (!reserve) return [['inbox', inbox]];
  return [
    ['inbox', inbox],
    ['reserve', reserve],
  ];
}
