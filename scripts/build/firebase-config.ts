import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { region } from '../../functions/src/config/parameters.ts';
import { defaultLanguage, languages } from '../../shared/languages.ts';
import { redirects } from '../../src/routing/routes.ts';
import { buildFolders, deployedFolders } from './build-folders.ts';
import { clinicFolder, repository } from '../../shared/clinic/folder.ts';
import { writeText } from './files.ts';
import { formatJson } from './format-json.ts';

export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

type Redirect = { source: string; destination: string; type: number };
/** `pinTag`: a release calls the revision of the functions it was deployed with. */
type Rewrite = { source: string; function: { functionId: string; region: string; pinTag: true } };

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

const template = 'firebase.json';

export async function readFirebaseConfig(file = template): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(file, 'utf8')) as FirebaseConfig;
}

async function writeConfig(file: string, config: FirebaseConfig) {
  await writeText(file, await formatJson(template, config));
}

/**
 * Hosting's own 404 page is in the default language alone, and below `/static` browsers would keep it for a year. The
 * function adds `Vary: *`, which Hosting's header rules leave.
 */
function notFoundRewrite(): Rewrite {
  const folders = ['static', ...languages.filter((language) => language !== defaultLanguage)];
  const source = folders.length === 1 ? `/${folders[0]}/**` : `/@(${folders.join('|')})/**`;
  return { source, function: { functionId: 'pageNotFound', region, pinTag: true } };
}

async function configOfLanguages(): Promise<FirebaseConfig> {
  const { hosting, ...firebase } = await readFirebaseConfig();
  const others = hosting.rewrites.filter((rewrite) => rewrite.function.functionId !== 'pageNotFound');
  const addresses = { redirects: redirects(), rewrites: [...others, notFoundRewrite()] };
  return { ...firebase, hosting: { ...hosting, ...addresses } };
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

/** Firebase builds a clinic in another folder with this code before it uploads it. */
async function deployedConfig(clinic: string): Promise<FirebaseConfig> {
  const firebase = await configOfLanguages();
  if (clinic === repository) return firebase;
  const predeploy = [`npm --prefix "${repository}" run build -- --clinic "${clinic}"`];
  const functions = firebase.functions.map((codebase) => ({ ...codebase, predeploy }));
  return { ...firebase, functions, hosting: { ...firebase.hosting, public: 'site', predeploy } };
}

export async function isConfigCurrent(clinic = clinicFolder()): Promise<boolean> {
  const { config } = deployedFolders(clinic);
  return (
    existsSync(config) && isDeepStrictEqual(await readFirebaseConfig(config), await deployedConfig(clinic))
  );
}

export async function writeDeployedConfig(clinic = clinicFolder()) {
  await writeConfig(deployedFolders(clinic).config, await deployedConfig(clinic));
}
