import { isEmulated } from '../config.ts';

/** Attempts before a request that no mailbox takes is parked: about three days of them. */
export const attemptsBeforeParking = 80;

/**
 * A task that fails at its last attempt is gone, and a request may not be: for these many more, an hour apart, parking it
 * is tried again.
 */
const spareAttempts = 20;

const backoff = {
  minBackoffSeconds: isEmulated ? 1 : 30,
  maxBackoffSeconds: isEmulated ? 10 : 3600,
};

/** Cloud Tasks goes on until both are reached, the attempts and the seconds. */
export const queueOptions = {
  retryConfig: {
    ...backoff,
    maxAttempts: attemptsBeforeParking + spareAttempts,
    maxRetrySeconds: 3 * 24 * 60 * 60,
  },
  // A waiting task keeps its place in the emulator's queue, and gives it back in the real one.
  rateLimits: isEmulated
    ? { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 50 }
    : { maxConcurrentDispatches: 5, maxDispatchesPerSecond: 5 },
};

/** The queues of parked requests and of reminders. An attempt at the first ends by parking, so it fails only with that. */
export const laterQueueOptions = {
  retryConfig: { ...backoff, maxAttempts: 100 },
  rateLimits: queueOptions.rateLimits,
  // The process remembers what it has sent: a request replayed while its own time has come is one mail.
  maxInstances: 1,
};

/** A confirmation is worth half an hour of attempts. `confirm` counts for all visitors, so it has one instance. */
export const confirmationQueueOptions = {
  retryConfig: { maxAttempts: 6, minBackoffSeconds: isEmulated ? 1 : 60, maxBackoffSeconds: 3600 },
  rateLimits: queueOptions.rateLimits,
  maxInstances: 1,
};
