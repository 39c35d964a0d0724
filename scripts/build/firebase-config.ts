import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { region } from '../../functions/src/config/parameters.ts';
import { defaultLanguage, languages } from '../../shared/languages.ts';
import { redirects } from '../../src/routing/routes.ts';
import { buildFolders } from './build-folders.ts';
import { writeText } from './files.ts';
import { formatJson } from './format-json.ts';

export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

type Redirect = { source: string; destination: string; type: number };
/** `pinTag` makes a release call the functions that it was deployed with. */
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
 * Hosting's 404 page exists in the default language only, and below `/static` browsers would cache it for a year. The
 * function adds `Vary: *`, which Hosting passes on.
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

/** Writes the `firebase.json` of a build that is served on this machine, or deployed without changes. */
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

/** Returns whether the committed file had the addresses of other languages. */
export async function updateConfig(): Promise<boolean> {
  const config = await configOfLanguages();
  if (isDeepStrictEqual(await readFirebaseConfig(), config)) return false;
  await writeConfig(template, config);
  return true;
}
