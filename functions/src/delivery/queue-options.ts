import { isEmulated } from '../config.ts';

/** Attempts before a request goes to the fallback mailbox: about three days of them. */
export const maxAttempts = 80;

export const queueOptions = {
  retryConfig: {
    maxAttempts,
    minBackoffSeconds: isEmulated ? 1 : 30,
    maxBackoffSeconds: isEmulated ? 10 : 3600,
    maxRetrySeconds: 3 * 24 * 60 * 60,
  },
  // A waiting task keeps its place in the emulator's queue, and gives it back in the real one.
  rateLimits: isEmulated
    ? { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 50 }
    : { maxConcurrentDispatches: 5, maxDispatchesPerSecond: 5 },
};
