import { expect, test } from 'vitest';
import { daySeconds } from '../../../shared/durations.ts';
import { isAlertDue, queueOptions, retryPolicy, backoffSeconds } from './retry-policy.ts';

test('attempts get further apart and continue for 30 days', () => {
  const waits = Array.from({ length: 10 }, (_, index) => backoffSeconds(index + 1));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect([waits[0], waits.at(-1)]).toEqual([retryPolicy.minBackoffSeconds, retryPolicy.maxBackoffSeconds]);
  // Cloud Tasks keeps a task for 31 days.
  expect(queueOptions.retryConfig.maxRetrySeconds).toBeLessThan(31 * daySeconds);
});

test('the first alert comes after 15 minutes, then one each day', () => {
  let seconds = 0;
  const alerts: number[] = [];
  for (let attempt = 1; seconds < retryPolicy.maxRetrySeconds; attempt += 1) {
    if (isAlertDue(attempt)) alerts.push(seconds);
    seconds += backoffSeconds(attempt);
  }
  expect(alerts[0]).toBeGreaterThanOrEqual(15 * 60);
  expect(alerts[0]).toBeLessThan(20 * 60);
  expect(alerts.map((at) => Math.floor(at / daySeconds))).toEqual([...alerts.keys()]);
});
