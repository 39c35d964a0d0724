import { expect, test } from 'vitest';
import { dayMs, daySeconds, hourMs } from '../../../shared/durations.ts';
import { isAlertDue, isGivenUp, queueOptions, repeatAt, retryPolicy, waitAfter } from './retry-policy.ts';

test('attempts get further apart and continue for 30 days', () => {
  const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect([waits[0], waits.at(-1)]).toEqual([retryPolicy.first, retryPolicy.longest]);
  // What Cloud Tasks keeps a task for.
  expect(queueOptions.retryConfig.maxRetrySeconds).toBeLessThan(31 * daySeconds);
});

test('the first alert comes after 15 minutes, then one each day', () => {
  let seconds = 0;
  const alerts: number[] = [];
  for (let attempt = 1; seconds < retryPolicy.giveUpAfter; attempt += 1) {
    if (isAlertDue(attempt)) alerts.push(seconds);
    seconds += waitAfter(attempt);
  }
  expect(alerts[0]).toBeGreaterThanOrEqual(15 * 60);
  expect(alerts[0]).toBeLessThan(20 * 60);
  expect(alerts.map((at) => Math.floor(at / daySeconds))).toEqual([...alerts.keys()]);
});

test('a mail whose fate is unknown is repeated after hours, then once a day, the last time after 30 days', () => {
  const dues: number[] = [];
  for (let now = 0; now < retryPolicy.giveUpAfter * 1000; dues.push(now))
    now = repeatAt(0, dues.length + 1, now);
  expect(dues.slice(0, 7).map((at) => at / hourMs)).toEqual([2, 4, 8, 16, 32, 56, 80]);
  expect(dues.at(-1)).toBe(30 * dayMs);
  expect([isGivenUp(30 * daySeconds - 1), isGivenUp(30 * daySeconds)]).toEqual([false, true]);
});
