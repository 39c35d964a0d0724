import type { Settings } from './settings.ts';

/** Warns of settings that are valid, but with which requests may get lost. */
export function settingWarnings(settings: Settings): string[] {
  const { MAIL_BOUNCES, MAIL_FALLBACK_INBOX: reserve, MAIL_FROM, MAIL_INBOX } = settings;
  const warnings: string[] = [];
  if (MAIL_BOUNCES === MAIL_FROM)
    warnings.push(`MAIL_BOUNCES is MAIL_FROM. See that people read ${MAIL_FROM}, or write another.`);
  if (publicProvider.test(domainOf(MAIL_FROM)))
    warnings.push(
      `MAIL_FROM is at ${domainOf(MAIL_FROM)}, a public mail service. What SMTP_HOST sends in its name is refused or taken for spam; write a mailbox of the clinic's own domain.`,
    );
  else if (domainOf(MAIL_BOUNCES) !== domainOf(MAIL_FROM))
    warnings.push(
      `MAIL_BOUNCES is at another domain than MAIL_FROM. Many servers refuse a mail whose envelope is at a domain that is not the account's, and spam filters score it; write an address at ${domainOf(MAIL_FROM)}, and forward it.`,
    );
  if (!reserve) warnings.push('MAIL_FALLBACK_INBOX is empty. What MAIL_INBOX loses is then lost.');
  else if (domainOf(reserve) === domainOf(MAIL_INBOX))
    warnings.push('MAIL_FALLBACK_INBOX is at the provider of MAIL_INBOX. One fault there stops both.');
  const { SMTP_HOST, MAIL_FALLBACK_SMTP_HOST: reserveHost } = settings;
  if (reserve && (!reserveHost || providerOf(reserveHost) === providerOf(SMTP_HOST)))
    warnings.push(
      `MAIL_FALLBACK_SMTP_HOST is ${reserveHost ? 'at the provider of SMTP_HOST' : 'empty'}. Both mailboxes then hang on one sending server: while it is down, neither gets a request.`,
    );
  return warnings.map((warning) => `WARNING: ${warning}`);
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** By DMARC, mail servers reject a mail from an address at these providers if another server sends the mail. */
const publicProvider =
  /^(gmail|googlemail|yahoo|ymail|rocketmail|aol|outlook|hotmail|live|msn|icloud|me|mac|gmx|proton|protonmail|yandex|zoho)\.|^mail\.(com|ru)$/;
const providerOf = (server: string) => server.toLowerCase().split('.').slice(-2).join('.');
