import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { input } from '../../functions/src/testing/requests.ts';
import { buildFolders } from '../../scripts/build-folders.ts';
import type { Hosted } from './host.ts';

export type Subject = { name: string; file: string };

export const subjects = (): Subject[] => [
  { name: 'contact', file: join(buildFolders().functions, 'lib/index.js') },
  { name: 'empty', file: 'bench/functions/empty-function.ts' },
];

/** Starts a function in a process of its own. `queue` is the address of what stands in for Cloud Tasks. */
export async function startFunction({ name, file }: Subject, queue: string, counting = false) {
  const child: ChildProcess = fork(
    join(import.meta.dirname, 'host.ts'),
    [file, name, ...(counting ? ['counting'] : [])],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        FUNCTION_TARGET: name,
        GCLOUD_PROJECT: 'demo-clinic',
        FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-clinic' }),
        CLOUD_TASKS_EMULATOR_HOST: queue,
      },
    },
  );
  const [hosted] = (await once(child, 'message')) as [Hosted];
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { ...hosted, stop };
}

let sent = 0;

/** Sends one request no other is like, from an address of its own; throws when it is not taken. */
export async function sendRequest(url: string): Promise<void> {
  sent += 1;
  const from = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify({ ...input, id: `bench-${process.pid}-${sent}` }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The function answered ${response.status}.`);
}
