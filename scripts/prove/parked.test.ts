/** What becomes of requests that no mailbox takes for days: days pass on a clock of the tests. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { error, warn } from 'firebase-functions/logger';
import { beforeEach, expect, vi } from 'vitest';
import { mailboxes } from '../../functions/src/testing/requests.ts';
import { isFull, test as base } from './proof.ts';
import { accepted, inParallel, referenceIn, send, someRequest } from './send.ts';
import { startSimulation, type Simulation } from './simulation.ts';

vi.mock('firebase-functions/logger');
beforeEach(() => void vi.clearAllMocks());

const begin = '2026-11-21T08:05:00.000Z';
const day = 24 * 60 * 60 * 1000;

const test = base.extend<{ simulation: Simulation }>({
  simulation: async ({}, use) => {
    const simulation = await startSimulation(begin);
    await use(simulation);
    await simulation.stop();
  },
});

type Alert = { event: string; reference: string; waitedSeconds: number };

function alerts(name: string): Alert[] {
  const calls = [error, warn].flatMap((log) => vi.mocked(log).mock.calls);
  return calls.filter(([event]) => event === name).map(([, details]) => details as Alert);
}

/** Lets days pass; the functions' instances live no longer than six hours. */
async function passDays(simulation: Simulation, days: number) {
  const from = Date.now();
  for (let quarter = 1; quarter <= days * 4; quarter += 1) {
    await simulation.passUntil(from + (quarter * day) / 4);
    await simulation.restart();
  }
}

const referencesIn = ({ mail }: Simulation) => mail.received.map(({ subject }) => referenceIn(subject));

async function sendMany(simulation: Simulation, count: number) {
  const { queue, url } = simulation;
  // Delivering runs in this process too, and would make the visitors wait.
  queue.hold = true;
  const answers = await inParallel(count, 5, () => send(url, someRequest()));
  queue.release();
  expect(accepted(answers)).toHaveLength(count);
  return answers.map(({ reference }) => reference);
}

test('both mailboxes down for four days: every request is delivered afterwards, none twice', async ({
  simulation,
  measured,
}) => {
  const count = isFull ? 200 : 20;
  const { mail, queue } = simulation;
  await mail.close();
  const references = await sendMany(simulation, count);
  await passDays(simulation, 4);
  expect(queue.size()).toBe(count);
  expect(new Set(alerts('request_parked').map(({ reference }) => reference)).size).toBe(count);
  await mail.open();
  await passDays(simulation, 1);
  expect(queue.size()).toBe(0);
  expect(referencesIn(simulation).toSorted()).toEqual(references.toSorted());
  expect(new Set(mail.received.flatMap(({ recipients }) => recipients))).toEqual(new Set([mailboxes.inbox]));
  await measured(`${count} of ${count} delivered, 0 twice`);
});

test('a parked request is announced once a day until it is 30 days old, and then given up', async ({
  simulation,
  measured,
}) => {
  await simulation.mail.close();
  await sendMany(simulation, 1);
  await passDays(simulation, 4);
  const begun = alerts('request_parked').map(({ waitedSeconds }) => waitedSeconds);
  vi.clearAllMocks();
  await passDays(simulation, 25);
  const seconds = [...begun, ...alerts('request_parked').map(({ waitedSeconds }) => waitedSeconds)];
  const waits = seconds.slice(1).map((at, number) => at - (seconds[number] ?? 0));
  expect(new Set(vi.mocked(error).mock.calls.map(([event]) => event))).toEqual(new Set(['request_parked']));
  expect(seconds.length).toBeGreaterThanOrEqual(25);
  expect(Math.min(...waits) * 1000).toBeGreaterThanOrEqual(day);
  await passDays(simulation, 2);
  expect(alerts('request_given_up')).toHaveLength(1);
  expect(simulation.queue.size()).toBe(0);
  await measured(`${seconds.length} alerts in 29 days; given up once`);
});

test('parked requests are listed by reference, and replayed once', async ({ simulation, measured }) => {
  const { mail, queue } = simulation;
  const run = async (command: string, ...references: string[]) => {
    const file = `scripts/requests/${command}.ts`;
    const options = ['--project', 'demo-clinic', '--origin', `http://${queue.host}`];
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...options, ...references]);
    await queue.settled();
    return stdout;
  };
  await mail.close();
  const [first = '', second = '', third = ''] = await sendMany(simulation, 3);
  await passDays(simulation, 3.25);
  const list = await run('parked');
  for (const reference of [first, second, third])
    expect(list).toMatch(
      new RegExp(
        `^${reference}  received 2026-11-21 10:05, round 1, next try 2026-11-24 \\d\\d:\\d\\d$`,
        'm',
      ),
    );
  expect(await run('replay', first)).toContain(first);
  expect(await run('parked')).toMatch(new RegExp(`^${first} .* round 2`, 'm'));
  await mail.open();
  await run('replay', first, second);
  expect(referencesIn(simulation).toSorted()).toEqual([first, second].toSorted());
  await run('replay');
  expect(await run('parked')).toBe('No request is parked.\n');
  await passDays(simulation, 1);
  expect(referencesIn(simulation).toSorted()).toEqual([first, second, third].toSorted());
  await measured('3 listed, 3 mails');
});

test('a queue that fails while a request has to be parked does not lose it', async ({
  simulation,
  measured,
}) => {
  const { mail, queue } = simulation;
  await mail.close();
  const references = await sendMany(simulation, 1);
  await passDays(simulation, 2);
  queue.fault = 'refuses';
  await passDays(simulation, 1.5);
  expect(alerts('request_parking_failed').length).toBeGreaterThan(0);
  expect(alerts('request_parked')).toHaveLength(0);
  queue.fault = undefined;
  await passDays(simulation, 0.5);
  expect(alerts('request_parked')).toHaveLength(1);
  await mail.open();
  await passDays(simulation, 1);
  expect(referencesIn(simulation)).toEqual(references);
  await measured('1 mail');
});
