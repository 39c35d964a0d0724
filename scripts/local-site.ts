/** The parts of the local site: the inbox, the emulators, and the builds they serve. */
import { ports } from './ports.ts';
import { makeIfStale } from './fingerprint.ts';
import { isFree, run, start } from './processes.ts';
import { writeHeaders } from './write-headers.ts';

const project = 'demo-clinic';

/** What a build of the site is made from. */
export const siteInputs = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/{build,build-client,build-service-worker,content-origin,document,read-content-space,read-embedded-space,shake-libraries,brand/*}.ts',
  '{src,shared,content,static,public}/**/*',
];
const functionsInputs = ['package-lock.json', 'scripts/build-functions.ts', '{functions/src,shared}/**/*'];

/** The folder of the built site. */
export const siteFolder = process.env.BUILD_DIR ?? 'dist';

export async function buildSiteIfStale() {
  // Nobody can tell from here whether a live space has changed.
  const isLive = process.env.CONTENTFUL_SPACE_ID || process.env.CONTENTFUL_ACCESS_TOKEN;
  const buildSite = async () => {
    console.log('Building the site …');
    console.log(await run(['scripts/build.ts']));
  };
  const refresh = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const also = isLive ? String(Date.now()) : String(refresh);
  const made = await makeIfStale(`${siteFolder}/index.html`, siteInputs, buildSite, also);
  // firebase.json may have come from another branch since the build.
  if (!made && siteFolder === 'dist') await writeHeaders(process.env);
}

/** Builds what is not up to date. */
export async function buildWhatIsStale(parts: { site: boolean }) {
  await makeIfStale('functions/lib/index.js', functionsInputs, () => run(['scripts/build-functions.ts']));
  if (parts.site) await buildSiteIfStale();
}

/** Throws one line that names the port when one of them is taken. */
export async function expectFree(wanted: number[]) {
  for (const port of wanted) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} on 127.0.0.1 is taken. End the program that listens there and start again.`,
      );
    }
  }
}

/** Starts maildev and resolves once it takes mail. */
export async function startInbox() {
  const child = start(
    [
      'node_modules/maildev/bin/maildev',
      '--silent',
      '--ip=127.0.0.1',
      `--smtp=${ports.smtp}`,
      `--web=${ports.inbox}`,
    ],
    () => undefined,
  );
  await until(async () => !(await isFree(ports.smtp)) && !(await isFree(ports.inbox)), child, 'The inbox');
  return child;
}

/** Starts the Firebase emulators and resolves once all of them answer. */
export async function startEmulators(only: string, env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  let ready = false;
  const child = start(
    [
      'node_modules/firebase-tools/lib/bin/firebase.js',
      'emulators:start',
      '--project',
      project,
      '--only',
      only,
    ],
    (line) => {
      if (process.env.DEBUG) console.log(line);
      lines.push(line);
      ready ||= line.includes('All emulators ready');
    },
    { NO_UPDATE_NOTIFIER: '1', ...env },
  );
  await until(
    () => ready,
    child,
    'The emulators',
    () => lines.join('\n'),
  );
  return child;
}

async function until(
  condition: () => boolean | Promise<boolean>,
  child: { exitCode: number | null },
  name: string,
  why = () => '',
) {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    if (child.exitCode !== null) throw new Error(`${name} stopped while starting.\n${why()}`);
    if (Date.now() > deadline) throw new Error(`${name} did not start within two minutes.\n${why()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
