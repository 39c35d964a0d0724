import { createHmac, randomBytes } from 'node:crypto';
import { isEmulated } from '../config.ts';

type Limit = {
  /** Taken at once by somebody who has been quiet. */
  burst: number;
  /** Milliseconds after which one more is allowed. */
  interval: number;
};

/** Takes one for `key`: 0 when it is allowed, otherwise the milliseconds until it would be, and nothing is counted. */
type Limiter = (key: string) => number;

/** Keys remembered; with more, the one not seen for longest goes. */
const capacity = 10_000;

/** The generic cell rate algorithm. It remembers one moment for each key, under a hash with a salt of this process. */
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

/** For each instance, of which there are at most `maxInstances`. See docs/decisions/0012. */
export const rateLimits = {
  maxInstances: 2,
  // Twenty in ten minutes: a mobile network shows many people under one address. In the emulators everybody has the same.
  perAddress: { burst: isEmulated ? 10_000 : 20, interval: 30_000 },
  // What one instance carried when it was measured, and half a minute of it at once.
  overall: { burst: 3_000, interval: 20 },
} as const satisfies { maxInstances: number; perAddress: Limit; overall: Limit };

/** Milliseconds a request from this address has to wait; 0 lets it in. */
export type CheckRateLimit = (address: string) => number;

export function createRateLimit({ perAddress, overall } = rateLimits): CheckRateLimit {
  const countAddress = createLimiter(perAddress);
  const countAll = createLimiter(overall);
  return (address) => countAddress(address) || countAll('');
}
