import { defaultLanguage, languages } from '../../../shared/languages.ts';
import { toSiteContent } from '../../../src/content/check/to-site-content.ts';
import type { Space } from '../../../src/content/source/space.ts';
import type { Settings } from './settings.ts';

/** RFC 9116. */
export function securityText({ SITE_ORIGIN, SECURITY_CONTACT, SECURITY_EXPIRES }: Settings) {
  const path = '.well-known/security.txt';
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${SECURITY_EXPIRES}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${SITE_ORIGIN}/${path}`,
  ];
  return { path, text: `${lines.join('\n')}\n` };
}

export function functionsParameters(settings: Settings, space: Space): Record<string, string> {
  const result = toSiteContent(space, defaultLanguage);
  if (!result.ok) throw new Error('The space is not valid.');
  const { SITE_ORIGIN, SMTP_HOST, SMTP_PORT, SMTP_USER } = settings;
  const { MAIL_FROM, MAIL_BOUNCES, MAIL_INBOX, MAIL_FALLBACK_INBOX } = settings;
  const { MAIL_FALLBACK_SMTP_HOST, MAIL_FALLBACK_SMTP_PORT, MAIL_FALLBACK_SMTP_USER } = settings;
  const server = { SITE_ORIGIN, SMTP_HOST, SMTP_PORT, SMTP_USER };
  const second = { MAIL_FALLBACK_SMTP_HOST, MAIL_FALLBACK_SMTP_PORT, MAIL_FALLBACK_SMTP_USER };
  const mailboxes = { MAIL_FROM, MAIL_BOUNCES, MAIL_INBOX, MAIL_FALLBACK_INBOX };
  return { ...server, ...mailboxes, ...second, CLINIC_NAME: result.content.contactDetails.clinicName };
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

export function parametersFile(parameters: Record<string, string>): string {
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${quoted(value)}`);
  const heading = '# Written by the build, from the settings of the deployment and the content.';
  return `${[heading, ...lines].join('\n')}\n`;
}
