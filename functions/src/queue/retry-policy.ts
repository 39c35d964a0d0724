import { daySeconds, hourMs } from '../../../shared/durations.ts';
import { isEmulated } from '../config/parameters.ts';

/** Attempts and alerts are computed from this policy; each clinic's privacy policy states `maxRetrySeconds` in days. */
export const retryPolicy = {
  minBackoffSeconds: 30,
  maxBackoffSeconds: 60 * 60,
  maxRetrySeconds: 30 * daySeconds,
};

const { minBackoffSeconds, maxBackoffSeconds, maxRetrySeconds } = retryPolicy;

const firstAlertSeconds = 15 * 60;

export function backoffSeconds(attempt: number): number {
  return Math.min(minBackoffSeconds * 2 ** (attempt - 1), maxBackoffSeconds);
}

function secondsUntilAttempt(attempt: number): number {
  let seconds = 0;
  for (let earlier = 1; earlier < attempt; earlier += 1) seconds += backoffSeconds(earlier);
  return seconds;
}

const alertCountAfter = (seconds: number) =>
  seconds < firstAlertSeconds ? 0 : 1 + Math.floor(seconds / daySeconds);

/** Returns whether an alert is due: at the first attempt after 15 minutes, then at one attempt a day. */
export function isAlertDue(attempt: number): boolean {
  return alertCountAfter(secondsUntilAttempt(attempt)) > alertCountAfter(secondsUntilAttempt(attempt - 1));
}

export const isGivenUp = (ageSeconds: number) => ageSeconds >= maxRetrySeconds;

/** Hours from one repetition to the next; later repetitions follow daily. */
const repeatIntervals = [2, 2, 4, 8, 16];

/** Returns when to repeat a send with an uncertain result, in milliseconds since 1970, within `maxRetrySeconds`. */
export function repeatTime(receivedAt: number, repeat: number, now: number): number {
  const wait = (repeatIntervals[repeat - 1] ?? 24) * hourMs;
  return Math.min(now + wait, receivedAt + maxRetrySeconds * 1000);
}

/** Timeouts: `deliver` needs 20 s to send a mail and 600 s for the server's reply; `queue` has to be longer. */
export const attemptSeconds = { deliver: 660, queue: 700 };

/** Cloud Tasks stops retrying when both `maxAttempts` and `maxRetrySeconds` are reached, at the latest after 31 days. */
export const queueOptions = {
  retryConfig: {
    minBackoffSeconds: isEmulated ? 1 : minBackoffSeconds,
    maxBackoffSeconds: isEmulated ? 10 : maxBackoffSeconds,
    maxRetrySeconds,
    maxAttempts: Math.ceil(maxRetrySeconds / maxBackoffSeconds),
  },
  // The emulator starts a process for each concurrent task.
  rateLimits: isEmulated
    ? { maxConcurrentDispatches: 2, maxDispatchesPerSecond: 50 }
    : // Far more than the mails that usually wait for one server's reply, so that mails to the other mailbox are sent.
      { maxConcurrentDispatches: 1_000, maxDispatchesPerSecond: 10 },
};
