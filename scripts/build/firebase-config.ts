import { readFile } from 'node:fs/promises';
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
    redirects?: Redirect[];
    rewrites: Rewrite[];
    headers: HeaderRule[];
  };
  emulators?: unknown;
};

const template = 'firebase.json';

export async function readFirebaseConfig(file = template): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(file, 'utf8')) as FirebaseConfig;
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

/** Writes the `firebase.json` of a build: the committed one with the paths of the brand's languages. */
export async function writeFirebaseConfig({ config } = buildFolders(), emulators = {}) {
  const { functions, hosting, ...firebase } = await readFirebaseConfig();
  const { predeploy: _, rewrites, ...served } = hosting;
  const ofBuild: FirebaseConfig = {
    ...firebase,
    functions: functions.map(({ predeploy: __, ...codebase }) => ({ ...codebase, source: 'functions' })),
    hosting: {
      ...served,
      public: 'site',
      redirects: redirects(),
      rewrites: [...rewrites, notFoundRewrite()],
    },
    emulators,
  };
  await writeText(config, await formatJson(template, ofBuild));
}
