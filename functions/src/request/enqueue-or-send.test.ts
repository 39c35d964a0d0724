import { error, warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEnqueueOrSend } from './enqueue-or-send.ts';
import type { Deliver } from '../queue/deliver-request.ts';
import { task } from '../testing/requests.ts';

vi.mock('firebase-functions/logger');

const events = (log: typeof error) => vi.mocked(log).mock.calls.map(([name]) => name);

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.useRealTimers());

test('a queue that does not answer is given up, and the request is sent directly, within 10 s in all', async () => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const deliver = vi.fn<Deliver>(async () => undefined);
  const accepted = createEnqueueOrSend(() => new Promise(() => undefined), deliver)(task());
  await vi.advanceTimersByTimeAsync(3_500);
  expect(await accepted).toBe('mailbox');
  expect(deliver).toHaveBeenCalledExactlyOnceWith(task(), {
    number: 1,
    isLast: false,
    signal: expect.any(AbortSignal),
  });
  const [directTimeout = Infinity] = timeout.mock.lastCall ?? [];
  expect(3_500 + directTimeout).toBeLessThan(10_000);
  expect(events(error)).toEqual(['contact_queue_failed']);
  expect(events(warn)).toEqual(['contact_sent_directly']);
});

test('a request neither takes is not accepted', async () => {
  const down = () => Promise.reject(new Error('down'));
  expect(await createEnqueueOrSend(down, down)(task())).toBeUndefined();
  expect(events(error)).toEqual(['contact_queue_failed', 'contact_unavailable']);
});
