import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { readSettings } from './read-settings.ts';
import { parseSettings, type Settings } from './settings.ts';

type Environment = Record<string, string | undefined>;

export type Deployment = {
  project: string;
  file: string;
  settings: Settings;
};

type DeploymentReading = { ok: true; deployment: Deployment } | { ok: false; problems: string[] };

const template = 'example';

/** Not everybody commits the token: without it in the file, the build takes that of the environment. */
const secret = 'CONTENTFUL_ACCESS_TOKEN';

export function projectsOf(clinic: string): string[] {
  const folder = join(clinic, 'deployments');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.env'))
    .map((file) => file.slice(0, -'.env'.length))
    .filter((name) => name !== template);
}

/** One of two values would be ignored silently. */
function contradictions(settings: Settings, env: Environment, file: string): string[] {
  return Object.entries({ ...settings, ...buildEnvironment(settings) })
    .filter(([name, value]) => env[name] && env[name] !== value)
    .map(
      ([name]) => `${name}: The environment sets another value than ${file}; unset it, or change the file.`,
    );
}

/** Each problem is one line that says what to do. */
export function readDeployment(asked?: string, env: Environment = process.env): DeploymentReading {
  const clinic = clinicFolder(env);
  const known = projectsOf(clinic);
  const folder = relative('', join(clinic, 'deployments'));
  // `firebase deploy` sets GCLOUD_PROJECT.
  const project = asked ?? env['GCLOUD_PROJECT'] ?? (known.length === 1 ? known[0] : undefined);
  if (!project) {
    const problem =
      known.length === 0
        ? `There are no settings of a deployment: copy deployments/example.env to ${folder}/<Firebase project id>.env and fill it in.`
        : `Which of ${known.join(', ')}? Add -- --project <id>.`;
    return { ok: false, problems: [problem] };
  }
  const file = join(folder, `${project}.env`);
  if (!known.includes(project)) {
    return {
      ok: false,
      problems: [`There is no ${file}: copy deployments/example.env there and fill it in.`],
    };
  }
  const { values, problems: unread } = readSettings(readFileSync(file));
  const reading = parseSettings({ ...values, [secret]: values[secret] || env[secret] || '' });
  const inFile = [...unread, ...(reading.ok ? [] : reading.problems)];
  if (!reading.ok || unread.length > 0)
    return { ok: false, problems: inFile.map((problem) => `${file}: ${problem}`) };
  const { settings } = reading;
  const problems = contradictions(settings, env, file);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, deployment: { project, file, settings } };
}

export function buildEnvironment(settings: Settings): Record<string, string> {
  const { SITE_ORIGIN, NOINDEX, LIVE_REFRESH } = settings;
  const space = {
    CONTENTFUL_SPACE_ID: settings.CONTENTFUL_SPACE_ID,
    CONTENTFUL_ENVIRONMENT: settings.CONTENTFUL_ENVIRONMENT,
    CONTENTFUL_HOST: settings.CONTENTFUL_HOST,
    CONTENTFUL_ACCESS_TOKEN: settings.CONTENTFUL_SPACE_ID && settings.CONTENTFUL_ACCESS_TOKEN,
  };
  const ofBrowser = Object.entries(space).map(([name, value]): [string, string] => [
    `VITE_${name}`,
    LIVE_REFRESH === 'yes' ? value : '',
  ]);
  return {
    VITE_SITE_ORIGIN: SITE_ORIGIN,
    NOINDEX,
    ...space,
    ...Object.fromEntries(ofBrowser),
  };
}
