import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureClinic, repository } from '../../shared/clinic/folder.ts';
import { finishContent } from './finished-content.ts';
import { startRepository } from './git-in.ts';

type Settings = Record<string, string>;

const settings: Settings = {
  SITE_ORIGIN: 'https://www.exemplu.ro',
  NOINDEX: 'no',
  PROJECT_NUMBER: '',
  CONTENTFUL_SPACE_ID: '',
  CONTENTFUL_ENVIRONMENT: '',
  CONTENTFUL_HOST: '',
  CONTENTFUL_ACCESS_TOKEN: '',
  LIVE_REFRESH: 'yes',
  SMTP_HOST: 'smtp.exemplu.ro',
  SMTP_PORT: '465',
  SMTP_USER: 'site@exemplu.ro',
  MAIL_FROM: 'site@exemplu.ro',
  MAIL_BOUNCES: 'administrator@exemplu.ro',
  MAIL_INBOX: 'programari@exemplu.ro',
  MAIL_FALLBACK_INBOX: 'rezerva@exemplu.ro',
  MAIL_FALLBACK_SMTP_HOST: '',
  MAIL_FALLBACK_SMTP_PORT: '465',
  MAIL_FALLBACK_SMTP_USER: '',
};

/** Returns the text of a settings file in `deployments/`. */
export const settingsFile = (own: Settings = {}) =>
  Object.entries({ ...settings, ...own })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

export function copyFixture(): string {
  const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  cpSync(fixtureClinic, clinic, { recursive: true });
  return clinic;
}

/** Copies the fixture, makes the copy deployable, and commits it in a repository that follows `main` of `remote`. */
export async function createClinicRepository(project: string, own: Settings) {
  const clinic = copyFixture();
  cpSync(join(repository, '.gitignore'), join(clinic, '.gitignore'));
  mkdirSync(join(clinic, 'deployments'));
  writeFileSync(join(clinic, `deployments/${project}.env`), settingsFile(own));
  await finishContent(clinic);
  const git = startRepository(clinic);
  // The author of the commits that the editor makes.
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@clinic.example');
  const remote = join(mkdtempSync(join(tmpdir(), 'remote-')), 'site.git');
  execFileSync('git', ['clone', '--quiet', '--bare', clinic, remote]);
  git('remote', 'add', 'origin', remote);
  git('fetch', '--quiet');
  git('branch', '--quiet', '--set-upstream-to=origin/main');
  return { clinic, remote, git };
}
