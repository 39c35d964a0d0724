import type { ChildProcess } from 'node:child_process';
import type { BuildFolders } from '../build/build-folders.ts';
import { start } from './processes.ts';
import { until } from './until.ts';

const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js';

type Place = { folders: BuildFolders; name: string; port: number };

/** Runs a built function under Google's Functions Framework, which runs it in the cloud as well; resolves once it answers. */
export async function runFunction(
  { folders, name, port }: Place,
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  let last = '';
  const keep = (line: string) => {
    last = line;
  };
  const child = start([framework, `--source=${folders.functions}`, `--target=${name}`], keep, {
    NODE_ENV: 'production',
    PORT: String(port),
    FUNCTION_TARGET: name,
    ...env,
  });
  await until(`The function ${name}`, () => {
    if (child.exitCode !== null) throw new Error(`The function ${name} ended: ${last}`);
    return fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  });
  return child;
}
