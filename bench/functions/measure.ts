/** How fast the function `contact` starts and answers, beside a function that does nothing. */
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atMost, printTable, type Figure } from '../report.ts';
import { median, percentile, spread } from '../statistics.ts';
import { sendRequest, startFunction, subjects, type Subject } from './start.ts';

/** Requests that are sent at a time, and in all. */
const atATime = 10;
const inAll = 2_000;

type Start = { loaded: number; answered: number };
type Warm = { times: number[]; perSecond: number };

/** Takes every task at once, so that the function alone is measured. */
async function startQueue() {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
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

async function runWarm(subject: Subject, queue: string): Promise<Warm> {
  const { url, stop } = await startFunction(subject, queue);
  for (let request = 0; request < 50; request += 1) await sendRequest(url);
  const times: number[] = [];
  const before = performance.now();
  const send = async () => {
    while (times.length < inAll) {
      const begun = performance.now();
      await sendRequest(url);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atATime }, send));
  const perSecond = times.length / ((performance.now() - before) / 1000);
  await stop();
  return { times, perSecond };
}

async function countModules(subject: Subject, queue: string): Promise<number> {
  const { modules, stop } = await startFunction(subject, queue, true);
  await stop();
  return modules;
}

/** Measures both functions, turn about. */
export async function measureFunctions({ runs }: { runs: number }): Promise<Figure[]> {
  const queue = await startQueue();
  const starts = subjects().map((): Start[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, subject] of subjects().entries())
      starts[index]?.push(await startCold(subject, queue.address));
  }
  const rows: string[][] = [];
  for (const [index, subject] of subjects().entries()) {
    const modules = await countModules(subject, queue.address);
    const warm = await runWarm(subject, queue.address);
    const ofStarts = (key: keyof Start) => spread(starts[index]?.map((start) => start[key]) ?? []);
    rows.push([
      subject.name,
      (statSync(subject.file).size / 1000).toFixed(1),
      String(modules),
      ofStarts('loaded'),
      ofStarts('answered'),
      percentile(warm.times, 50).toFixed(1),
      percentile(warm.times, 95).toFixed(1),
      warm.perSecond.toFixed(0),
    ]);
  }
  queue.close();
  printTable(
    `Functions on loopback; cold: median (least-most) of ${runs}, warm: ${inAll} requests, ${atATime} at a time; in ms`,
    ['function', 'bundle KB', 'modules', 'loaded', 'first answer', 'warm p50', 'warm p95', 'requests/s'],
    rows,
  );
  const ratio = (key: keyof Start) => {
    const [contact, empty] = starts.map((each) => median(each.map((start) => start[key])));
    return (contact ?? Number.NaN) / (empty ?? Number.NaN);
  };
  return [
    atMost('cold start of `contact` against an empty function: loaded', 1.5, ratio('loaded'), '', 2),
    atMost('cold start of `contact` against an empty function: first answer', 1.5, ratio('answered'), '', 2),
  ];
}
