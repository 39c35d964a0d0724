import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { region } from '../../functions/src/config/parameters.ts';
import { buildFolders, deployedFolders } from './build-folders.ts';
import { clinicFolder, repository } from '../../shared/clinic/folder.ts';
import { hostingRedirects, hostingRewrites, type Redirect, type Rewrite } from './hosting-addresses.ts';
import { writeIfChanged } from './write-file.ts';

export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

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

async function writeConfig(file: string, config: FirebaseConfig) {
  const options = await resolveConfig(template);
  await writeIfChanged(file, await format(JSON.stringify(config), { ...options, filepath: template }));
}

/** What is deployed, with the redirects and rewrites of the clinic's languages. */
async function configOfLanguages(): Promise<FirebaseConfig> {
  const firebase = await readFirebaseConfig();
  const redirects = hostingRedirects();
  const rewrites = hostingRewrites(firebase.hosting.rewrites, region);
  return { ...firebase, hosting: { ...firebase.hosting, redirects, rewrites } };
}

/** Writes the `firebase.json` of a build in a folder of its own, which is served on this machine alone. */
export async function writeFirebaseConfig({ config } = buildFolders(), emulators = {}) {
  const { functions, hosting, ...firebase } = await configOfLanguages();
  const { predeploy: _, ...served } = hosting;
  await writeConfig(config, {
    ...firebase,
    functions: functions.map(({ predeploy: __, ...codebase }) => ({ ...codebase, source: 'functions' })),
    hosting: { ...served, public: 'site' },
    emulators,
  });
}

/** The same for a clinic in another folder: beside its build, which Firebase has the code make again before it uploads it. */
function forClinic(firebase: FirebaseConfig, clinic: string): FirebaseConfig {
  const predeploy = [`npm --prefix "${repository}" run build -- --clinic "${clinic}"`];
  const functions = firebase.functions.map((codebase) => ({ ...codebase, predeploy }));
  return { ...firebase, functions, hosting: { ...firebase.hosting, public: 'site', predeploy } };
}

async function deployedConfig(clinic: string): Promise<FirebaseConfig> {
  const firebase = await configOfLanguages();
  return clinic === repository ? firebase : forClinic(firebase, clinic);
}

/** Whether the `firebase.json` that is deployed knows the clinic's languages. */
export async function isConfigCurrent(clinic = clinicFolder()): Promise<boolean> {
  const { config } = deployedFolders(clinic);
  return (
    existsSync(config) && isDeepStrictEqual(await readFirebaseConfig(config), await deployedConfig(clinic))
  );
}

export async function writeDeployedConfig(clinic = clinicFolder()) {
  await writeConfig(deployedFolders(clinic).config, await deployedConfig(clinic));
}
