import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildFolders } from './build-folders.ts';
import type { HeaderRule } from './hosting-headers.ts';
import { emulatorPorts } from './ports.ts';

type FirebaseConfig = {
  functions: { source: string; predeploy?: unknown }[];
  hosting: { public: string; headers: HeaderRule[] };
  emulators?: unknown;
};

const deployed = 'firebase.json';

export async function readFirebaseConfig(file = deployed): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(file, 'utf8')) as FirebaseConfig;
}

export async function writeIfChanged(file: string, text: string) {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The same for a build in a folder of its own, which only the emulators serve: its own folders, and our ports. */
function forEmulators({ functions, hosting, ...config }: FirebaseConfig): FirebaseConfig {
  const host = '127.0.0.1';
  const emulators = Object.entries(emulatorPorts).map(([name, port]) => [name, { host, port }]);
  return {
    ...config,
    functions: functions.map(({ predeploy: _, ...codebase }) => ({ ...codebase, source: 'functions' })),
    hosting: { ...hosting, public: 'site' },
    emulators: { ...Object.fromEntries(emulators), ui: { enabled: false }, singleProjectMode: true },
  };
}

/** Writes the headers of a build into its `firebase.json`. */
export async function writeFirebaseConfig(headers: HeaderRule[], { config } = buildFolders()) {
  const firebase = await readFirebaseConfig();
  firebase.hosting.headers = headers;
  const own = config === deployed ? firebase : forEmulators(firebase);
  const options = await resolveConfig(deployed);
  await writeIfChanged(config, await format(JSON.stringify(own), { ...options, filepath: deployed }));
}
