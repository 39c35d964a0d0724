import { spawnSync } from 'node:child_process';

type LoadedFunctions =
  | { ok: true; functions: string[]; parameters: string[]; secrets: string[] }
  | { ok: false; problems: string[] };

/** Run in the folder of the functions' package, so that it finds their packages. */
const describe = `
  const functions = Object.keys(await import('./lib/index.js'));
  const { declaredParams } = await import('firebase-functions/params');
  const named = declaredParams.map((param) => param.toSpec());
  const of = (isSecret) => named.filter(({ type }) => (type === 'secret') === isSecret).map(({ name }) => name);
  console.log(JSON.stringify({ functions, parameters: of(false), secrets: of(true) }));
`;

/** Installs the packages of the functions into their folder, by its lock file, and loads them under this Node. */
export async function loadFunctions(folder: string): Promise<LoadedFunctions> {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  const install = run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (install.status !== 0) return { ok: false, problems: [`npm ci failed: ${install.stderr.trim()}`] };
  const load = spawnSync(process.execPath, ['--input-type=module', '--eval', describe], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (load.status !== 0) return { ok: false, problems: [`The functions do not load: ${load.stderr.trim()}`] };
  return { ok: true, ...(JSON.parse(load.stdout) as Omit<Extract<LoadedFunctions, { ok: true }>, 'ok'>) };
}
