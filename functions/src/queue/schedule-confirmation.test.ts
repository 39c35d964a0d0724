import { info, warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryTask } from '../request-task.ts';
import { linkKeys } from '../testing/receipts.ts';
import { task } from '../testing/requests.ts';
import { hiddenName } from './confirmation-names.ts';
import {
  createConfirmationSchedule,
  type Confirmation,
  type ConfirmationQueue,
  type Mark,
} from './schedule-confirmation.ts';

vi.mock('firebase-functions/logger');

type Put = { name: string; task: Confirmation | Mark; due: Date | undefined };

const puts = new Map<string, Put>();
const put: ConfirmationQueue['put'] = (name, each, due) => {
  const isNew = !puts.has(name);
  if (isNew) puts.set(name, { name, task: each, due });
  return Promise.resolve(isNew);
};

beforeEach(() => {
  puts.clear();
  vi.clearAllMocks();
  vi.useFakeTimers({ now: new Date('2026-11-21T08:05:00Z') });
});
afterEach(() => void vi.useRealTimers());

const schedule = (queue: ConfirmationQueue = { put }, keys = linkKeys) =>
  createConfirmationSchedule(queue, (mailbox) => hiddenName(keys, 'mailbox', mailbox));

const events = (log: typeof info) => vi.mocked(log).mock.calls.map(([name]) => name);

function asked(email: string, visitor = 'v1'): DeliveryTask {
  return { ...task({ id: crypto.randomUUID(), email, confirmation: true }), confirmation: { visitor } };
}

const addresses = () =>
  [...puts.values()].flatMap(({ task: each }) => ('address' in each ? [each.address] : []));

test('a delivered request whose sender asked for it is confirmed, with nothing typed but the address', async () => {
  await schedule()(asked('ana@exemplu.example'));
  const confirmation = [...puts.values()].find(({ task: each }) => 'address' in each);
  expect(confirmation?.task).toEqual({
    key: expect.stringMatching(/^[\da-f]{64}$/),
    reference: expect.stringMatching(/^GH-/),
    language: 'ro',
    address: 'ana@exemplu.example',
    deliveredAt: '2026-11-21T08:05:00.000Z',
  });
  for (const name of puts.keys()) expect(name).toMatch(/^[\w-]+$/);
});

test('a request from before there were confirmations, or without one, puts nothing on the queue', async () => {
  await schedule()(task());
  await schedule()(task({ confirmation: true }));
  await schedule()({ ...task({ email: '' }), confirmation: { visitor: 'v1' } });
  await schedule({ put }, [])(asked('ana@exemplu.example'));
  expect(puts.size).toBe(0);
});

test('a mailbox has one a day of the clinic’s calendar, however its address is written', async () => {
  const send = (email: string, visitor: string) => schedule()(asked(email, visitor));
  await send('ana@exemplu.example', 'v1');
  await send('Ana+site@Exemplu.example', 'v2');
  vi.setSystemTime('2026-11-21T21:59:00Z');
  await send('ana@exemplu.example', 'v3');
  expect(addresses()).toEqual(['ana@exemplu.example']);
  vi.setSystemTime('2026-11-21T22:01:00Z');
  await send('ana@exemplu.example', 'v4');
  expect(addresses()).toHaveLength(2);
  expect(events(info)).toEqual(['confirmation_limited', 'confirmation_limited']);
});

test('one visitor reaches three mailboxes an hour, and does not use up the day of a fourth', async () => {
  for (let number = 1; number <= 4; number += 1) await schedule()(asked(`v${number}@exemplu.example`));
  expect(addresses()).toHaveLength(3);
  await schedule()(asked('v4@exemplu.example', 'another'));
  expect(addresses()).toHaveLength(4);
  vi.setSystemTime('2026-11-21T09:00:00Z');
  await schedule()(asked('v5@exemplu.example'));
  expect(addresses()).toHaveLength(5);
});

test('a mark holds its name until the limit has passed', async () => {
  await schedule()(asked('ana@exemplu.example'));
  const due = [...puts.values()].map((each) => each.due?.toISOString());
  expect(due).toEqual(['2026-11-21T09:00:00.000Z', '2026-11-21T22:00:00.000Z', undefined]);
});

test('a queue that fails or does not answer never fails the request', async () => {
  await schedule({ put: () => Promise.reject(new Error('down')) })(asked('ana@exemplu.example'));
  const waiting = schedule({ put: () => new Promise(() => undefined) })(asked('ana@exemplu.example'));
  await vi.advanceTimersByTimeAsync(5_000);
  await waiting;
  expect(events(warn)).toEqual(['confirmation_not_scheduled', 'confirmation_not_scheduled']);
});
