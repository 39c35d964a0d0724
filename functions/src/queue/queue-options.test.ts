import { expect, test } from 'vitest';
import { attemptsBeforeParking, queueOptions } from './queue-options.ts';

const threeDays = 3 * 24 * 60 * 60;

test('a request is tried again for about three days, 30 seconds to an hour apart', () => {
  const { maxAttempts, minBackoffSeconds, maxBackoffSeconds, maxRetrySeconds } = queueOptions.retryConfig;
  expect([minBackoffSeconds, maxBackoffSeconds]).toEqual([30, 3600]);
  // The queue doubles the wait after each attempt.
  const waits = Array.from({ length: attemptsBeforeParking - 1 }, (_, attempt) =>
    Math.min(minBackoffSeconds * 2 ** attempt, maxBackoffSeconds),
  );
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThanOrEqual(threeDays);
  expect(maxRetrySeconds).toBeGreaterThanOrEqual(threeDays);
  // The request is parked while there are attempts left.
  expect(maxAttempts).toBeGreaterThan(attemptsBeforeParking);
});
