import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { projectsToDeploy, readDeployment } from './deployment.ts';
import { buildEnvironment, parametersFile, parseSettings, type Settings } from './settings.ts';
import { settingWarnings } from './setting-warnings.ts';

afterEach(() => vi.unstubAllEnvs());

const good = {
  SITE_ORIGIN: 'https://www.exemplu.ro',
  NOINDEX: 'no',
  PROJECT_NUMBER: '',
  CONTENTFUL_SPACE_ID: 'clinic',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_HOST: 'cdn.eu.contentful.com',
  CONTENTFUL_ACCESS_TOKEN: 'token',
  LIVE_REFRESH: 'yes',
  SMTP_HOST: 'smtp.exemplu.ro',
  SMTP_PORT: '587',
  SMTP_USER: 'site',
  MAIL_FROM: 'site@exemplu.ro',
  MAIL_BOUNCES: 'administrator@exemplu.ro',
  MAIL_INBOX: 'programari@exemplu.ro',
  MAIL_FALLBACK_INBOX: 'rezerva@posta.ro',
  MAIL_FALLBACK_SMTP_HOST: 'smtp.posta.ro',
  MAIL_FALLBACK_SMTP_PORT: '587',
  MAIL_FALLBACK_SMTP_USER: 'rezerva',
};

function problemsOf(changes: Record<string, string | undefined>): string[] {
  const reading = parseSettings({ ...good, ...changes });
  return reading.ok ? [] : reading.problems;
}

test('settings that are whole are accepted as they are', () => {
  expect(parseSettings(good)).toEqual({ ok: true, settings: good });
});

test('the example names every setting and no other', () => {
  const values = parseEnv(readFileSync('deployments/example.env', 'utf8'));
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(good).toSorted());
});

test.each([
  ['SITE_ORIGIN', 'http://www.exemplu.ro'],
  ['SITE_ORIGIN', 'https://www.exemplu.ro/ro'],
  ['SITE_ORIGIN', 'www.exemplu.ro'],
  ['SITE_ORIGIN', 'https://localhost'],
  ['SITE_ORIGIN', 'https://clinica.localhost:5000'],
  ['SITE_ORIGIN', 'https://127.0.0.1'],
  ['SITE_ORIGIN', 'https://[::1]'],
  ['SITE_ORIGIN', 'https://clinica.local'],
  ['SITE_ORIGIN', 'https://clinica.test'],
  ['SITE_ORIGIN', 'https://www.ghiocel.example'],
  ['SITE_ORIGIN', 'https://www.măgura.ro'],
  ['SMTP_PORT', '25'],
  ['SMTP_USER', '"site'],
  ['SMTP_HOST', 'smtp.clinica.example'],
  ['MAIL_INBOX', ''],
  ['NOINDEX', 'true'],
  ['PROJECT_NUMBER', 'clinica'],
  ['MAIL_FALLBACK_INBOX', 'rezerva@example.com'],
  ['MAIL_FALLBACK_SMTP_HOST', 'posta'],
  ['MAIL_FALLBACK_SMTP_PORT', '25'],
  ['MAIL_BOUNCES', undefined],
  ['MAIL_BOUNCES', 'no-reply@exemplu.ro'],
  ['LIVE_REFRESH', 'true'],
  ['CONTENTFUL_HOST', 'cdn contentful.com'],
  ['CONTENTFUL_ACCESS_TOKEN', ''],
  ['SITE_ORIGN', 'https://www.exemplu.ro'],
])('%s=%s is refused, and only that', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: .*[.…]$`));
});

test('the second server may be left out', () => {
  expect(problemsOf({ MAIL_FALLBACK_SMTP_HOST: '', MAIL_FALLBACK_SMTP_USER: '' })).toEqual([]);
});

test('GitHub deploys the projects with a number, and checks one whose settings are wrong', () => {
  const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  vi.stubEnv('CLINIC_DIR', clinic);
  mkdirSync(join(clinic, 'deployments'));
  const changes = { preview: {}, site: { PROJECT_NUMBER: '12' }, wrong: { MAIL_INBOX: '' } };
  for (const [project, change] of Object.entries(changes)) {
    const values = Object.entries({ ...good, ...change });
    const text = values.map(([name, value]) => `${name}=${value}`).join('\n');
    writeFileSync(join(clinic, `deployments/${project}.env`), text);
  }
  expect(projectsToDeploy()).toEqual([
    { project: 'site', number: '12' },
    { project: 'wrong', number: '' },
  ]);
});

test.each([
  ['MAIL_FALLBACK_INBOX', 'rezerva@Exemplu.ro'],
  ['MAIL_FALLBACK_INBOX', ''],
  ['MAIL_BOUNCES', 'site@exemplu.ro'],
  ['MAIL_BOUNCES', 'administrator@posta.ro'],
  ['MAIL_FROM', 'clinica.exemplu@gmail.com'],
  ['MAIL_FROM', 'clinica.exemplu@Yahoo.ro'],
  ['MAIL_FALLBACK_SMTP_HOST', ''],
  ['MAIL_FALLBACK_SMTP_HOST', 'mail2.exemplu.ro'],
])('%s=%s is a warning, and no problem', (name, value) => {
  const settings = { ...good, [name]: value };
  expect(settingWarnings(settings as Settings)).toEqual([expect.stringContaining(`${name} is `)]);
  expect(problemsOf({ [name]: value })).toEqual([]);
});

test.each([
  ['MAIL_INBOX=a@exemplu.ro\nMAIL_INBOX=b@exemplu.ro', 'MAIL_INBOX: It stands in two lines'],
  ['SMTP_USER=clinic#1', 'SMTP_USER: Its value has a #'],
  ['\uFEFFSMTP_PORT: 587', 'SMTP_PORT, SMTP_USER, MAIL_FROM'],
  ['S\0M\0T\0P\0', 'save it as UTF-8'],
])('a settings file with „%s” says what to correct', (text, words) => {
  const clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  mkdirSync(join(clinic, 'deployments'));
  writeFileSync(join(clinic, 'deployments/clinica.env'), text);
  const reading = readDeployment('clinica', { CLINIC_DIR: clinic });
  const problems = reading.ok ? [] : reading.problems;
  expect(problems).toEqual([expect.stringContaining(words)]);
});

test('only pages that look for newer content know the space', () => {
  expect(buildEnvironment(good as Settings)['VITE_CONTENTFUL_ACCESS_TOKEN']).toBe('token');
  const quiet = buildEnvironment({ ...good, LIVE_REFRESH: 'no' } as Settings);
  expect(quiet['VITE_CONTENTFUL_ACCESS_TOKEN']).toBe('');
});

test('Firebase reads the parameters that the functions ask for, as they were meant', async () => {
  const { parse } = (await import('firebase-tools/lib/functions/env.js' as string)) as {
    parse(text: string): { envs: Record<string, string>; errors: string[] };
  };
  const settings = { ...good, SMTP_USER: `a\\b # 'c'` } as Settings;
  const { envs, errors } = parse(parametersFile(settings, 'Clinica "Zâmbet"'));
  expect(errors).toEqual([]);
  expect(envs).toMatchObject({ CLINIC_NAME: 'Clinica "Zâmbet"', SMTP_USER: `a\\b # 'c'`, SMTP_PORT: '587' });
  const source = readFileSync('functions/src/config/parameters.ts', 'utf8');
  const asked = [...source.matchAll(/\bdefine(?:String|Int)\('(\w+)'/g)].map(([, name = '']) => name);
  expect(Object.keys(envs).toSorted()).toEqual(asked.toSorted());
});
