import { createHmac, randomBytes } from 'node:crypto';

export type Limit = {
  /** Taken at once by somebody who has been quiet. */
  burst: number;
  /** Milliseconds after which one more is allowed. */
  interval: number;
};

/** Takes one for `key`: 0 when it is allowed, otherwise the milliseconds until it would be, and nothing is counted. */
export type Limiter = (key: string) => number;

/** Keys remembered; with more, the one not seen for longest goes. */
const capacity = 10_000;

/**
 * Counts by the generic cell rate algorithm: all it remembers of a key is one moment, under a hash that nobody can
 * turn back, with a new salt in each process, until that moment has passed.
 */
export function createLimiter({ burst, interval }: Limit): Limiter {
  const salt = randomBytes(16);
  const full = new Map<string, number>();

  function forget(now: number) {
    for (const [key, until] of full) {
      if (until > now && full.size <= capacity) return;
      full.delete(key);
    }
  }

  return (name) => {
    const now = Date.now();
    const key = createHmac('sha256', salt).update(name).digest('base64');
    const until = Math.max(full.get(key) ?? 0, now);
    const wait = until - now - (burst - 1) * interval;
    if (wait > 0) return wait;
    full.delete(key);
    full.set(key, until + interval);
    forget(now);
    return 0;
  };
}
