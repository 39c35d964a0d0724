import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { parseSettings, type Settings } from './settings.ts';

export type Deployment = {
  project: string;
  file: string;
  settings: Settings;
};

type DeploymentReading = { ok: true; deployment: Deployment } | { ok: false; problems: string[] };

/** Reads and checks `deployments/<project>.env`. Without `requested` the clinic must have exactly one project. */
export function readDeployment(requested?: string, env = process.env): DeploymentReading {
  const clinic = clinicFolder(env);
  const projects = projectsOf(clinic);
  const project = requested ?? (projects.length === 1 ? projects[0] : undefined);
  const refuse = (problem: string): DeploymentReading => ({ ok: false, problems: [problem] });
  if (!project && projects.length > 0)
    return refuse(`Which of ${projects.join(', ')}? Add -- --project <id>.`);
  const file = relative('', join(clinic, 'deployments', `${project ?? '<Firebase project id>'}.env`));
  if (!project || !projects.includes(project))
    return refuse(`There is no ${file}: copy deployments/example.env there and fill it in.`);
  // Notepad begins a file with a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const misread = findMisreadLine(text);
  if (misread) return refuse(`${file}: ${misread}`);
  const values = parseEnv(text);
  // The token may be in the environment instead, since not every clinic commits it.
  const token = values['CONTENTFUL_ACCESS_TOKEN'] || env['CONTENTFUL_ACCESS_TOKEN'] || '';
  const reading = parseSettings({ ...values, CONTENTFUL_ACCESS_TOKEN: token });
  if (!reading.ok) return { ok: false, problems: reading.problems.map((problem) => `${file}: ${problem}`) };
  return { ok: true, deployment: { project, file, settings: reading.settings } };
}

/** Returns the projects that GitHub deploys: those with a PROJECT_NUMBER. */
export function projectsToDeploy(): { project: string; number: string }[] {
  return projectsOf(clinicFolder()).flatMap((project) => {
    const reading = readDeployment(project);
    // The project is included, so that its own `deploy:check` prints the problems.
    if (!reading.ok) return [{ project, number: '' }];
    const number = reading.deployment.settings.PROJECT_NUMBER;
    return number === '' ? [] : [{ project, number }];
  });
}

export function projectsOf(clinic: string): string[] {
  const folder = join(clinic, 'deployments');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.env') && file !== 'example.env');
  return files.map((file) => file.slice(0, -'.env'.length));
}

/** `parseEnv` silently uses the last of two lines with the same name, and cuts an unquoted value at `#`. */
function findMisreadLine(text: string): string | undefined {
  if (text.includes('\0')) return 'It is UTF-16; save it as UTF-8.';
  const names = [...text.matchAll(/^\s*(?:export\s+)?(\w+)\s*=/gm)].map(([, name]) => name);
  const repeatedName = names.find((name, index) => names.indexOf(name) !== index);
  if (repeatedName) return `${repeatedName}: It stands in two lines; keep one.`;
  const [, cutName] = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s"'#]+#/m.exec(text) ?? [];
  return cutName && `${cutName}: Its value has a #; write it in quotes.`;
}
