import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { region } from '../functions/src/config.ts';
import { buildFolders, deployedFolders } from './build-folders.ts';
import { clinicFolder, repository } from './clinic.ts';
import { hostingRedirects, hostingRewrites, type Redirect, type Rewrite } from './hosting-addresses.ts';
import type { HeaderRule } from './hosting-headers.ts';
import { emulatorPorts } from './ports.ts';
import { writeIfChanged } from './write-file.ts';

type FirebaseConfig = {
  functions: { source: string; predeploy?: string[] }[];
  hosting: {
    public: string;
    predeploy?: string[];
    redirects: Redirect[];
    rewrites: Rewrite[];
    headers: HeaderRule[];
  };
  emulators?: unknown;
};

/** The one of the repository, from which every other is made. */
const template = 'firebase.json';

export async function readFirebaseConfig(file = template): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(file, 'utf8')) as FirebaseConfig;
}

/** The same for a build in a folder of its own, which only the emulators serve: its own folders, and our ports. */
function forEmulators({ functions, hosting, ...config }: FirebaseConfig): FirebaseConfig {
  const { predeploy: _, ...served } = hosting;
  const host = '127.0.0.1';
  const emulators = Object.entries(emulatorPorts).map(([name, port]) => [name, { host, port }]);
  return {
    ...config,
    functions: functions.map(({ predeploy: __, ...codebase }) => ({ ...codebase, source: 'functions' })),
    hosting: { ...served, public: 'site' },
    emulators: { ...Object.fromEntries(emulators), ui: { enabled: false }, singleProjectMode: true },
  };
}

async function writeConfig(file: string, config: FirebaseConfig) {
  const options = await resolveConfig(template);
  await writeIfChanged(file, await format(JSON.stringify(config), { ...options, filepath: template }));
}

/** Writes the `firebase.json` of a build, which only the emulators serve. */
export async function writeFirebaseConfig(headers: HeaderRule[], { config } = buildFolders()) {
  const firebase = await readFirebaseConfig();
  const redirects = hostingRedirects();
  const rewrites = hostingRewrites(firebase.hosting.rewrites, region);
  Object.assign(firebase.hosting, { redirects, rewrites, headers });
  await writeConfig(config, forEmulators(firebase));
}

/** What Hosting learns from a build: which addresses lead elsewhere, in its languages, and the headers of its pages. */
function builtPart({ hosting: { redirects, rewrites, headers } }: FirebaseConfig) {
  return { redirects, rewrites, headers };
}

/** The same for a clinic in another folder: beside its build, which Firebase has the code make again before it uploads it. */
function forClinic(firebase: FirebaseConfig, clinic: string): FirebaseConfig {
  const predeploy = [`npm --prefix "${repository}" run build -- --clinic "${clinic}"`];
  const functions = firebase.functions.map((codebase) => ({ ...codebase, predeploy }));
  return { ...firebase, functions, hosting: { ...firebase.hosting, public: 'site', predeploy } };
}

/** The `firebase.json` that a build is deployed with, as that build wants it. */
async function wantedConfig(built: FirebaseConfig, clinic: string): Promise<FirebaseConfig> {
  const firebase = await readFirebaseConfig();
  const hosting = { ...firebase.hosting, ...builtPart(built) };
  const wanted = { ...firebase, hosting };
  return clinic === repository ? wanted : forClinic(wanted, clinic);
}

/** Whether the `firebase.json` that is deployed has what a build wrote into its own. */
export async function hasHostingOf(built: FirebaseConfig, clinic = clinicFolder()): Promise<boolean> {
  const { config } = deployedFolders(clinic);
  if (!existsSync(config)) return false;
  return isDeepStrictEqual(await readFirebaseConfig(config), await wantedConfig(built, clinic));
}

/** Writes what a build wrote into its own `firebase.json` into the one that is deployed. */
export async function writeDeployedHosting(built: FirebaseConfig, clinic = clinicFolder()) {
  await writeConfig(deployedFolders(clinic).config, await wantedConfig(built, clinic));
}
