import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { toSiteContent } from '../../src/content/check/to-site-content.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { buildFolders, buildRoot, type BuildFolders } from '../build/build-folders.ts';
import { linkFunctions } from '../build/build-functions.ts';
import { writeFirebaseConfig } from '../build/firebase-config.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';
import { emulatorPorts, ports } from './ports.ts';
import { runNode } from './processes.ts';

export const emulatedProject = 'demo-clinic';

export async function buildLocalSite(parts: { site: boolean }) {
  const { functions } = buildFolders();
  await buildFunctionsOf(clinicFolder(), buildRoot(), ['package.json', '.secret.local']);
  const settings = toLocalSettings(await readFile(`functions/.env.${emulatedProject}`, 'utf8'));
  await writeFile(join(functions, `.env.${emulatedProject}`), settings);
  if (parts.site) {
    const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
    const env = Object.fromEntries(variables) as Record<string, string>;
    await buildSiteOf(clinicFolder(), buildRoot(), { env });
  }
  // The configuration is written even without a new build, since ports and headers may have changed.
  await writeFirebaseConfig(emulatorSettings);
}

function toLocalSettings(committed: string): string {
  const settings = committed
    .replace(/^SMTP_PORT=.*/m, `SMTP_PORT=${ports.smtp}`)
    .replace(/^SITE_ORIGIN=.*/m, `SITE_ORIGIN=http://127.0.0.1:${ports.hosting}`);
  const reading = toSiteContent(readEmbeddedSpace(), defaultLanguage);
  // Invalid content causes no error here, since the build of the site reports its findings.
  if (!reading.ok) return settings;
  const { clinicName, email } = reading.content.contactDetails;
  const mailDomain = email.slice(email.lastIndexOf('@'));
  return settings
    .replace(/^CLINIC_NAME=.*/m, `CLINIC_NAME=${JSON.stringify(clinicName)}`)
    .replace(/^MAIL_INBOX=.*/m, `MAIL_INBOX=${email}`)
    .replaceAll(domainOfAddress, mailDomain);
}

/** Matches `@ghiocel.example` of an address at the end of a line. */
const domainOfAddress = /@[\w.-]+$/gm;

const emulatorSettings = {
  ...Object.fromEntries(
    Object.entries(emulatorPorts).map(([name, port]) => [name, { host: '127.0.0.1', port }]),
  ),
  ui: { enabled: false },
  singleProjectMode: true,
};

/** `patterns` match the input files. */
type Inputs = { patterns: string[]; env?: Record<string, string> };

async function hashInputs({ patterns, env = {} }: Inputs): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds if the output is missing, or if the inputs differ from those of the last build. */
async function buildIfChanged(output: string, inputs: Inputs, build: () => Promise<unknown>) {
  const stamp = `${output}.stamp`;
  const current = await hashInputs(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  // An aborted build leaves incomplete output, so the stamp is removed first.
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, current);
}

const siteInputs = ['index.html', 'vite.config.ts', '{src,shared,static,public}/**/*'];
const functionsInputs = ['firebase.json', 'functions/package.json', '{functions/src,shared}/**/*'];
const commonInputs = ['package-lock.json', 'scripts/build/*.ts'];

const buildEnvironment = (clinic: string, folder: string) => ({
  CLINIC_DIR: clinic,
  BUILD_DIR: folder,
  // With an inherited VITEST `vite.config.ts` would read the fixture instead of `clinic`.
  VITEST: '',
});

type SiteBuild = {
  env?: Record<string, string>;
  /** The files from which `prepare` creates the clinic's folder. */
  inputs?: string[];
  prepare?: () => Promise<void>;
};

export async function buildSiteOf(
  clinic: string,
  folder: string,
  { env = {}, inputs = [join(clinic, '{content,brand}/**/*')], prepare }: SiteBuild = {},
): Promise<BuildFolders> {
  const environment = { ...env, ...buildEnvironment(clinic, folder) };
  const folders = buildFolders(environment);
  const patterns = [...siteInputs, ...commonInputs, ...inputs];
  await buildIfChanged(folders.site, { patterns, env }, async () => {
    console.log(`Building ${folders.site} …`);
    await prepare?.();
    console.log(await runNode(['scripts/build/build-site.ts'], environment));
  });
  return folders;
}

/** Builds the functions of a clinic; `copied` are files of `functions/` that the build also needs. */
export async function buildFunctionsOf(clinic: string, folder: string, copied: string[]) {
  const environment = buildEnvironment(clinic, folder);
  const { functions } = buildFolders(environment);
  const patterns = [...functionsInputs, ...commonInputs, join(clinic, 'brand/*')];
  await buildIfChanged(functions, { patterns }, () =>
    runNode(['scripts/build/build-functions.ts'], environment),
  );
  await linkFunctions(functions, copied);
}
