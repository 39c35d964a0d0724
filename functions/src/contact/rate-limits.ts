import { isEmulated } from '../config.ts';
import { createLimiter, type Limit } from './limiter.ts';

/**
 * How many requests each instance of `contact` takes; the same one sent again counts once.
 * There are at most `maxInstances` of them. See docs/decisions/0012.
 */
export const rateLimits = {
  maxInstances: 2,
  // Twenty in ten minutes: a mobile network shows many people under one address. In the emulators everybody has the same.
  perAddress: { burst: isEmulated ? 10_000 : 20, interval: 30_000 },
  // What one instance has been shown to carry (docs/request-figures.md), and half a minute of it at once.
  overall: { burst: 3_000, interval: 20 },
} as const satisfies { maxInstances: number; perAddress: Limit; overall: Limit };

/** Milliseconds a request from this address has to wait; 0 lets it in. */
export type CheckRateLimit = (address: string) => number;

/** Counts the requests this process lets in. */
export function createRateLimit({ perAddress, overall } = rateLimits): CheckRateLimit {
  const countAddress = createLimiter(perAddress);
  const countAll = createLimiter(overall);
  return (address) => countAddress(address) || countAll('');
}
