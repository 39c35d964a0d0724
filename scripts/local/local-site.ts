/** The parts of the local site: the inbox, the emulators, and the builds they serve. */
import type { ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolders } from '../build/build-folders.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { writeFirebaseConfig } from '../build/firebase-config.ts';
import { buildIfChanged } from './build-cache.ts';
import { localSettings } from './local-settings.ts';
import { packFunctions } from '../build/pack-functions.ts';
import { emulatorPorts, ports } from './ports.ts';
import { isFree, run, start } from './processes.ts';
import { until } from './until.ts';

const project = 'demo-clinic';

const emulators = {
  ...Object.fromEntries(
    Object.entries(emulatorPorts).map(([name, port]) => [name, { host: '127.0.0.1', port }]),
  ),
  ui: { enabled: false },
  singleProjectMode: true,
};

/** What a build of the site is made from. */
export const siteInputs = (clinic = clinicFolder()) => [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build/*.ts',
  '{src,shared,static,public}/**/*',
  join(clinic, '{content,brand}/**/*'),
];
const functionsInputs = [
  'package-lock.json',
  'firebase.json',
  'functions/package.json',
  'scripts/build/*.ts',
  '{functions/src,shared}/**/*',
  join(clinicFolder(), 'brand/*'),
];

async function buildSiteIfChanged() {
  // Nobody can tell from here whether a live space has changed.
  const isLive = process.env.CONTENTFUL_SPACE_ID || process.env.CONTENTFUL_ACCESS_TOKEN;
  const buildSite = async () => {
    console.log('Building the site …');
    console.log(await run(['scripts/build/build-site.ts']));
  };
  const refresh = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const also = isLive ? String(Date.now()) : String(refresh);
  const { site } = buildFolders();
  await buildIfChanged(join(site, 'index.html'), siteInputs(), buildSite, also);
}

/** The package of the functions, with the settings of the emulators. */
async function packForEmulators(folder: string) {
  await packFunctions(folder, ['package.json', '.secret.local']);
  const settings = localSettings(await readFile(`functions/.env.${project}`, 'utf8'));
  await writeFile(join(folder, `.env.${project}`), settings);
}

/** Builds what is not up to date. */
export async function buildLocalSite(parts: { site: boolean }) {
  const { functions } = buildFolders();
  const buildFunctions = () => run(['scripts/build/build-functions.ts']);
  await buildIfChanged(join(functions, 'lib/index.js'), functionsInputs, buildFunctions);
  await packForEmulators(functions);
  if (parts.site) await buildSiteIfChanged();
  // The ports and the headers may be others than at the build.
  await writeFirebaseConfig(buildFolders(), emulators);
}

/** Throws one line that names the port when one of them is taken. */
export async function expectFree(wanted: number[]) {
  for (const port of wanted) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} on 127.0.0.1 is taken. End the program that listens there, or set PORT_OFFSET=100 to move all ports.`,
      );
    }
  }
}

/** A server of the local site: its process and the last lines it printed. */
export type Server = { name: string; child: ChildProcess; log: string[] };

/** Starts a server and resolves once it answers; `isReady` gets the lines it has printed. */
async function startServer(
  name: string,
  args: string[],
  isReady: (log: string[]) => boolean | Promise<boolean>,
): Promise<Server> {
  const log: string[] = [];
  const child = start(
    args,
    (line) => {
      if (process.env.DEBUG) console.log(line);
      log.push(line);
    },
    { NO_UPDATE_NOTIFIER: '1' },
  );
  const answers = () => {
    if (child.exitCode !== null) throw new Error(`${name} ended while starting.`);
    return isReady(log);
  };
  await until(`${name} to answer`, answers, 120).catch((error: Error) => {
    throw new Error(`${error.message}\n${log.join('\n')}`);
  });
  return { name, child, log };
}

/** Starts maildev and resolves once it takes mail. */
export function startInbox(): Promise<Server> {
  const options = ['--silent', '--ip=127.0.0.1', `--smtp=${ports.smtp}`, `--web=${ports.inbox}`];
  const isReady = async () => !(await isFree(ports.smtp)) && !(await isFree(ports.inbox));
  return startServer('The inbox', ['node_modules/maildev/bin/maildev', ...options], isReady);
}

/** Starts the Firebase emulators and resolves once all of them answer. */
export function startEmulators(only: string): Promise<Server> {
  const options = [`--config=${buildFolders().config}`, `--project=${project}`, `--only=${only}`];
  return startServer(
    'The emulators',
    ['node_modules/firebase-tools/lib/bin/firebase.js', 'emulators:start', ...options],
    (log) => log.some((line) => line.includes('All emulators ready')),
  );
}
