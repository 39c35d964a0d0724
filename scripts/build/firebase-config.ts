import { readFile } from 'node:fs/promises';
import { region } from '../../functions/src/config/parameters.ts';
import { defaultLanguage, languages } from '../../shared/languages.ts';
import { redirects } from '../../src/routing/routes.ts';
import { buildFolders } from './build-folders.ts';
import { writeText } from './files.ts';
import { formatJson } from './format-json.ts';

export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

type Redirect = { source: string; destination: string; type: number };
/** `pinTag` makes a Hosting release call the version of the function that was deployed with it. */
type Rewrite = { source: string; function: { functionId: string; region: string; pinTag: true } };

type FirebaseConfig = {
  functions: { source: string; predeploy?: string[] }[];
  hosting: {
    public: string;
    predeploy?: string[];
    redirects?: Redirect[];
    rewrites: Rewrite[];
    headers: HeaderRule[];
  };
  emulators?: unknown;
};

/** Writes a build's `firebase.json`: the committed one without `predeploy`, with the brand's redirects and 404 pages. */
export async function writeFirebaseConfig(emulators = {}) {
  const { functions, hosting, ...others } = await readFirebaseConfig();
  const { predeploy: _, ...hostingSettings } = hosting;
  const rewrites = [...hosting.rewrites, notFoundRewrite()];
  const buildConfig: FirebaseConfig = {
    ...others,
    functions: functions.map(({ predeploy: __, ...codebase }) => ({ ...codebase, source: 'functions' })),
    hosting: { ...hostingSettings, public: 'site', redirects: redirects(), rewrites },
    emulators,
  };
  await writeText(buildFolders().config, await formatJson(template, buildConfig));
}

const template = 'firebase.json';

export async function readFirebaseConfig(file = template): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(file, 'utf8')) as FirebaseConfig;
}

/**
 * Hosting has one 404 page, in the default language, and browsers would cache a 404 page below `/static` for a year. So a
 * function answers unknown URLs of the other languages and below `/static`.
 */
function notFoundRewrite(): Rewrite {
  const folders = ['static', ...languages.filter((language) => language !== defaultLanguage)];
  const source = folders.length === 1 ? `/${folders[0]}/**` : `/@(${folders.join('|')})/**`;
  return { source, function: { functionId: 'pageNotFound', region, pinTag: true } };
}
