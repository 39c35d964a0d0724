/** A clinic in a folder of its own, with settings that may be deployed. */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '../../shared/durations.ts';

type Settings = Record<string, string>;

const inAYear = new Date(Date.now() + 300 * dayMs).toISOString().slice(0, 10);

export const settings: Settings = {
  SITE_ORIGIN: 'https://www.exemplu.ro',
  CONTENTFUL_SPACE_ID: '',
  CONTENTFUL_ENVIRONMENT: '',
  CONTENTFUL_HOST: '',
  CONTENTFUL_ACCESS_TOKEN: '',
  LIVE_REFRESH: 'no',
  CONTENT_FALLBACK: '',
  SMTP_HOST: 'smtp.exemplu.ro',
  SMTP_PORT: '465',
  SMTP_USER: 'site@exemplu.ro',
  MAIL_FROM: 'site@exemplu.ro',
  MAIL_BOUNCES: 'administrator@exemplu.ro',
  MAIL_INBOX: 'programari@exemplu.ro',
  MAIL_FALLBACK_INBOX: 'rezerva@exemplu.ro',
  SECURITY_CONTACT: 'mailto:securitate@exemplu.ro',
  SECURITY_EXPIRES: inAYear,
};

/** The file in `deployments/`. */
export const settingsFile = (own: Settings = {}) =>
  Object.entries({ ...settings, ...own })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Returns the path of the copy. */
export function copyClinic(from: string, project: string, own: Settings): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  cpSync(from, folder, { recursive: true });
  mkdirSync(join(folder, 'deployments'));
  writeFileSync(join(folder, `deployments/${project}.env`), settingsFile(own));
  return folder;
}
