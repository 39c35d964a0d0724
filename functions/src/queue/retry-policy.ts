import { isEmulated } from '../config/parameters.ts';

/** Seconds. */
export type RetryPolicy = {
  /** From the first failure to the second attempt; doubled after each failure. */
  first: number;
  longest: number;
  /** From the first attempt on. */
  giveUpAfter: number;
};

/**
 * The one place that says how long a task is tried: attempts, alerts, the words of mails and the tests follow from it. The
 * clinic's privacy policy names `giveUpAfter` in its own words.
 */
export const retryPolicy: RetryPolicy = { first: 30, longest: 60 * 60, giveUpAfter: 30 * 24 * 60 * 60 };

const firstAlert = 15 * 60;
const day = 24 * 60 * 60;

/** Seconds from a failed attempt, counted from 1 on, to the next one. */
export function waitAfter(attempt: number, { first, longest }: RetryPolicy = retryPolicy): number {
  return Math.min(first * 2 ** (attempt - 1), longest);
}

function secondsUntil(attempt: number): number {
  let seconds = 0;
  for (let earlier = 1; earlier < attempt; earlier += 1) seconds += waitAfter(earlier);
  return seconds;
}

const alertsBy = (seconds: number) => (seconds < firstAlert ? 0 : 1 + Math.floor(seconds / day));

/** Whether somebody is to be told that this attempt failed: the first after 15 minutes, and one each day. */
export function isAlertDue(attempt: number): boolean {
  return alertsBy(secondsUntil(attempt)) > alertsBy(secondsUntil(attempt - 1));
}

const { first, longest, giveUpAfter } = retryPolicy;

/**
 * Cloud Tasks goes on until both are reached, the attempts and the seconds
 * (cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues#RetryConfig), and keeps a task for 31 days
 * (cloud.google.com/tasks/docs/quotas).
 */
export const queueOptions = {
  retryConfig: {
    minBackoffSeconds: isEmulated ? 1 : first,
    maxBackoffSeconds: isEmulated ? 10 : longest,
    maxRetrySeconds: giveUpAfter,
    maxAttempts: Math.ceil(giveUpAfter / longest),
  },
  // Each task of the emulator's queue that runs at the same time is a process.
  rateLimits: isEmulated
    ? { maxConcurrentDispatches: 2, maxDispatchesPerSecond: 50 }
    : { maxConcurrentDispatches: 5, maxDispatchesPerSecond: 5 },
};

const inRomanian = (unit: string, value: number) =>
  new Intl.NumberFormat('ro', { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** `la cel mult 60 de minute, timp de 30 de zile` */
export const retriesInWords = `la cel mult ${inRomanian('minute', longest / 60)}, timp de ${inRomanian('day', giveUpAfter / day)}`;
