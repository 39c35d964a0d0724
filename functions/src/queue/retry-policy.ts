import { daySeconds, hourMs } from '../../../shared/durations.ts';
import { isEmulated } from '../config/parameters.ts';

/** Seconds. */
type RetryPolicy = {
  first: number;
  longest: number;
  giveUpAfter: number;
};

/** Attempts and alerts derive from this policy; each clinic's privacy policy names the days. */
export const retryPolicy: RetryPolicy = { first: 30, longest: 60 * 60, giveUpAfter: 30 * daySeconds };

const firstAlert = 15 * 60;

export function waitAfter(attempt: number, { first, longest }: RetryPolicy = retryPolicy): number {
  return Math.min(first * 2 ** (attempt - 1), longest);
}

function secondsUntil(attempt: number): number {
  let seconds = 0;
  for (let earlier = 1; earlier < attempt; earlier += 1) seconds += waitAfter(earlier);
  return seconds;
}

const alertsBy = (seconds: number) => (seconds < firstAlert ? 0 : 1 + Math.floor(seconds / daySeconds));

/** The first alert comes after 15 minutes, then one a day. */
export function isAlertDue(attempt: number): boolean {
  return alertsBy(secondsUntil(attempt)) > alertsBy(secondsUntil(attempt - 1));
}

const { first, longest, giveUpAfter } = retryPolicy;

/** Whether a request is no longer retried, whatever number the attempt has. */
export const isGivenUp = (waitedSeconds: number) => waitedSeconds >= giveUpAfter;

const repeatHours = [2, 2, 4, 8, 16];

/** When a mail whose fate is unknown is sent again, in milliseconds since 1970; the last time when it is given up. */
export function repeatAt(receivedAt: number, repeat: number, now: number): number {
  const wait = (repeatHours[repeat - 1] ?? 24) * hourMs;
  return Math.min(now + wait, receivedAt + giveUpAfter * 1000);
}

/** Seconds for an attempt: 20 until a mail's final dot, 600 for the answer to it. The queue waits longer than `deliver` runs. */
export const attemptSeconds = { deliver: 660, queue: 700 };

/** Cloud Tasks retries until both attempts and seconds are reached, and keeps a task for 31 days. */
export const queueOptions = {
  retryConfig: {
    minBackoffSeconds: isEmulated ? 1 : first,
    maxBackoffSeconds: isEmulated ? 10 : longest,
    maxRetrySeconds: giveUpAfter,
    maxAttempts: Math.ceil(giveUpAfter / longest),
  },
  // Each concurrent task of the emulator is a process.
  rateLimits: isEmulated
    ? { maxConcurrentDispatches: 2, maxDispatchesPerSecond: 50 }
    : // More than mails that hang after the dot, so that they hold up none for another mailbox.
      { maxConcurrentDispatches: 1_000, maxDispatchesPerSecond: 10 },
};
