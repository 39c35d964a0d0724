import { error } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { task } from '../testing/requests.ts';
import { parkedName, readParkedName, type ParkedRequest } from './parked-request.ts';
import { createDeliverOrPark, createRedeliver } from './parking.ts';
import { attemptsBeforeParking } from './queue-options.ts';

vi.mock('firebase-functions/logger');

const now = new Date('2026-11-24T09:05:00.000Z');
const inSixHours = new Date('2026-11-24T15:05:00.000Z');
const down = () => Promise.reject(new Error('down'));
const enqueue = vi.fn(async (_name: string, _parked: ParkedRequest, _time: Date) => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.clearAllMocks();
  return () => void vi.useRealTimers();
});

const alerts = () => vi.mocked(error).mock.calls.map(([name]) => name);

test('a request that no mailbox takes is tried again, and at last parked for six hours', async () => {
  const deliverOrPark = createDeliverOrPark(down, enqueue);
  await expect(deliverOrPark(task(), attemptsBeforeParking - 1)).rejects.toThrow('down');
  expect(enqueue).not.toHaveBeenCalled();
  await deliverOrPark(task(), attemptsBeforeParking);
  const parked = { task: task(), round: 1, alertedAt: now.toISOString() };
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(parkedName(task(), 1), parked, inSixHours);
  expect(alerts()).toEqual(['request_parked']);
});

test('a request that cannot be parked is tried again', async () => {
  const deliverOrPark = createDeliverOrPark(down, down);
  await expect(deliverOrPark(task(), attemptsBeforeParking)).rejects.toThrow('down');
  const redeliver = createRedeliver(down, down);
  const parked = { task: task(), round: 3, alertedAt: now.toISOString() };
  await expect(redeliver(parked, 1)).rejects.toThrow('down');
  expect(alerts()).toEqual(['request_parking_failed', 'request_parking_failed']);
});

test('each round has a name of its own, which tells nothing but what a list needs', () => {
  const names = [1, 2, 12].map((round) => parkedName(task(), round));
  expect(new Set(names).size).toBe(3);
  expect(names.map(readParkedName)).toEqual(
    [1, 2, 12].map((round) => ({
      reference: task().reference,
      receivedAt: new Date(task().receivedAt),
      round,
    })),
  );
  // As Cloud Tasks allows them.
  for (const name of names) expect(name).toMatch(/^[A-Za-z\d_-]{1,500}$/);
  expect(readParkedName(task().key)).toBeUndefined();
});
