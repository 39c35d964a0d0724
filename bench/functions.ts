/** How fast the function `contact` starts and answers, beside a function that does nothing. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { input } from '../functions/src/testing/requests.ts';
import { serve } from '../functions/src/testing/http-server.ts';
import { buildFolders } from '../scripts/build-folders.ts';
import type { Hosted } from './function-host.ts';
import { atMost, median, printTable, spread, type Part } from './report.ts';

/** Requests that are sent at a time, and in all. */
const atATime = 10;
const inAll = 2_000;

type Subject = { name: string; file: string };
type Start = { loaded: number; answered: number };

const subjects = (): Subject[] => [
  { name: 'contact', file: join(buildFolders().functions, 'lib/index.js') },
  { name: 'empty', file: join(import.meta.dirname, 'empty-function.ts') },
];

/** Starts a function in a process of its own. `queue` is the address of what stands in for Cloud Tasks. */
async function startFunction({ name, file }: Subject, queue: string) {
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
  const [hosted] = (await once(child, 'message')) as [Hosted];
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { ...hosted, stop };
}

let sent = 0;

/** Sends one request no other is like, from an address of its own; throws when it is not taken. */
async function sendRequest(url: string): Promise<void> {
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

/** From no process at all to the first answer. */
async function startCold(subject: Subject, queue: string): Promise<Start> {
  const before = performance.now();
  const { url, loadedAfter, stop } = await startFunction(subject, queue);
  await sendRequest(url);
  const answered = performance.now() - before;
  await stop();
  return { loaded: loadedAfter, answered };
}

/** Milliseconds of each request under load. */
async function runWarm(subject: Subject, queue: string): Promise<number[]> {
  const { url, stop } = await startFunction(subject, queue);
  const times: number[] = [];
  const send = async () => {
    while (times.length < inAll) {
      const begun = performance.now();
      await sendRequest(url);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atATime }, send));
  await stop();
  return times;
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
  const rows: string[][] = [];
  for (const { subject, starts } of measured) {
    rows.push([
      subject.name,
      spread(timesOf(starts, 'loaded')),
      spread(timesOf(starts, 'answered')),
      spread(await runWarm(subject, queue.host)),
    ]);
  }
  await queue.close();
  printTable(
    `Functions on loopback, median (least-most), in ms; cold ${runs} times, warm ${inAll} requests, ${atATime} at a time`,
    ['function', 'loaded', 'first answer', 'warm'],
    rows,
  );
  const [contact = [], empty = []] = measured.map(({ starts }) => starts);
  const ratio = (key: keyof Start) => median(timesOf(contact, key)) / median(timesOf(empty, key));
  return [
    atMost('cold start of `contact` against an empty function: loaded', 1.5, ratio('loaded'), '', 2),
    atMost('cold start of `contact` against an empty function: first answer', 1.5, ratio('answered'), '', 2),
  ];
};
