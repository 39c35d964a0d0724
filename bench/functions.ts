/** How fast the function `contact` starts, beside a function that does nothing. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { input } from '../functions/src/testing/requests.ts';
import { serve } from '../functions/src/testing/http-server.ts';
import { buildFolders } from '../scripts/build-folders.ts';
import type { Hosted } from './function-host.ts';
import { atMost, median, printTable, spread, type Part } from './report.ts';

type Subject = { name: string; file: string };
type Start = { loaded: number; answered: number };

const subjects = (): Subject[] => [
  { name: 'contact', file: join(buildFolders().functions, 'lib/index.js') },
  { name: 'empty', file: join(import.meta.dirname, 'empty-function.ts') },
];

/** From no process at all to the first answer. `queue` is the address of what stands in for Cloud Tasks. */
async function startCold({ name, file }: Subject, queue: string): Promise<Start> {
  const before = performance.now();
  const child = fork(join(import.meta.dirname, 'function-host.ts'), [file, name], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      FUNCTION_TARGET: name,
      GCLOUD_PROJECT: 'demo-clinic',
      FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-clinic' }),
      CLOUD_TASKS_EMULATOR_HOST: queue,
    },
  });
  const [{ url, loadedAfter }] = (await once(child, 'message')) as [Hosted];
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  const answered = performance.now() - before;
  child.kill();
  await once(child, 'exit');
  if (!response.ok) throw new Error(`The function answered ${response.status}.`);
  return { loaded: loadedAfter, answered };
}

/** Measures both functions, interleaved. */
export const measureFunctions: Part = async ({ runs }) => {
  // Takes every task at once, so that the function alone is measured.
  const queue = await serve((_, response) =>
    response.setHeader('Content-Type', 'application/json').end('{}'),
  );
  const measured = subjects().map((subject) => ({ subject, starts: [] as Start[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { subject, starts } of measured) starts.push(await startCold(subject, queue.host));
  }
  const timesOf = (starts: Start[], key: keyof Start) => starts.map((start) => start[key]);
  await queue.close();
  printTable(
    `Functions on loopback, median (least-most) of ${runs} cold starts, in ms`,
    ['function', 'loaded', 'first answer'],
    measured.map(({ subject, starts }) => [
      subject.name,
      spread(timesOf(starts, 'loaded')),
      spread(timesOf(starts, 'answered')),
    ]),
  );
  const [contact = [], empty = []] = measured.map(({ starts }) => starts);
  const ratio = (key: keyof Start) => median(timesOf(contact, key)) / median(timesOf(empty, key));
  return [
    atMost('cold start of `contact` against an empty function: loaded', 1.5, ratio('loaded'), '', 2),
    atMost('cold start of `contact` against an empty function: first answer', 1.5, ratio('answered'), '', 2),
  ];
};
