import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { buildFolders, deployedFolders } from './build-folders.ts';
import type { HeaderRule } from './hosting-headers.ts';
import { emulatorPorts } from './ports.ts';
import { writeIfChanged } from './write-file.ts';

type FirebaseConfig = {
  functions: { source: string; predeploy?: string[] }[];
  hosting: { public: string; predeploy?: string[]; headers: HeaderRule[] };
  emulators?: unknown;
};

const { config: deployed } = deployedFolders;

export async function readFirebaseConfig(file = deployed): Promise<FirebaseConfig> {
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
  const options = await resolveConfig(deployed);
  await writeIfChanged(file, await format(JSON.stringify(config), { ...options, filepath: deployed }));
}

/** Writes the `firebase.json` of a build, which only the emulators serve. */
export async function writeFirebaseConfig(headers: HeaderRule[], { config } = buildFolders()) {
  const firebase = await readFirebaseConfig();
  firebase.hosting.headers = headers;
  await writeConfig(config, forEmulators(firebase));
}

/** Whether the `firebase.json` that is deployed has the headers of a build. */
export async function hasHeadersOf(built: FirebaseConfig): Promise<boolean> {
  const { hosting } = await readFirebaseConfig();
  return isDeepStrictEqual(hosting.headers, built.hosting.headers);
}

/** Writes the headers of a build into the `firebase.json` that is deployed. */
export async function writeDeployedHeaders(built: FirebaseConfig) {
  const firebase = await readFirebaseConfig();
  firebase.hosting.headers = built.hosting.headers;
  await writeConfig(deployed, firebase);
}
