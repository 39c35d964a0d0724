import { createHmac, randomBytes } from 'node:crypto';
import { dayMs, minuteMs } from '../../../shared/durations.ts';
import { isEmulated } from '../config/parameters.ts';

type Limit = {
  burst: number;
  intervalMs: number;
};

/** Returns the milliseconds to wait; above `maxWaitMs` the call is not counted. */
type Limiter = (key: string) => number;

type KeyOf = (name: string) => string;

const capacity = 10_000;

/** Hashes with a random salt, so that no address is kept in memory. */
function saltedHash(): KeyOf {
  const salt = randomBytes(16);
  return (name) => createHmac('sha256', salt).update(name).digest('base64');
}

/** Implements the generic cell rate algorithm, which stores one theoretical arrival time per key. */
export function createLimiter({ burst, intervalMs }: Limit, maxWaitMs = 0, keyOf = saltedHash()): Limiter {
  const arrivalTimes = new Map<string, number>();

  /** Deletes past arrival times, and the oldest keys above `capacity`; a Map keeps the order of insertion. */
  function evict(now: number) {
    for (const [key, arrivalTime] of arrivalTimes) {
      if (arrivalTime > now && arrivalTimes.size <= capacity) return;
      arrivalTimes.delete(key);
    }
  }

  return (name) => {
    const now = Date.now();
    const key = keyOf(name);
    const arrivalTime = Math.max(arrivalTimes.get(key) ?? 0, now);
    const waitMs = Math.max(0, arrivalTime - now - (burst - 1) * intervalMs);
    if (waitMs > maxWaitMs) return waitMs;
    arrivalTimes.delete(key);
    arrivalTimes.set(key, arrivalTime + intervalMs);
    evict(now);
    return waitMs;
  };
}

export type Client = {
  /** The result of `networksOf`. */
  networks: string[];
  /** The widest network of the nearest proxy, which no header can forge. */
  proxy: string;
  isCrossSite: boolean;
  /** `native`: the browser has posted the form without a script. */
  submission: 'script' | 'native';
};

export const maxDelayMs = 15 * minuteMs;

// With the emulators all visitors have the same address.
const limit = (burst: number, intervalMs: number): Limit => ({
  burst: isEmulated ? 10_000 : burst,
  intervalMs,
});

/** Each instance counts separately (decision 9). */
export const rateLimits = {
  maxInstances: 2,
  /** Each burst is also the number regained in ten minutes: 20 for an IPv4 address or a /64, 60 for a /56, 200 for a /48. */
  perNetwork: [limit(20, 30_000), limit(60, 10_000), limit(200, 3_000)],
  /** Recognises a network's first request in ten minutes. */
  first: limit(1, 10 * minuteMs),
  /**
   * Through Hosting all visitors share Google's proxy. Without Hosting `proxy` is the sender's network, and a sender can
   * forge any number of `networks`. Each limit lets two instances queue 4 requests, so 8 mails, a second; the queue sends 10.
   */
  perProxy: { first: limit(capacity, 500), other: limit(200, 500) },
};

/** Returns the milliseconds to delay a request; above `maxDelayMs` the request is refused and not counted. */
export type DelayOf = (client: Client) => number;

export function createRequestLimiter(
  { perNetwork, first, perProxy } = rateLimits,
  keyOf = saltedHash(),
): DelayOf {
  const networkLimiters = perNetwork.map((each) => createLimiter(each, maxDelayMs, keyOf));
  const limitFirst = createLimiter(first, 0, keyOf);
  const limitFirstOfProxy = createLimiter(perProxy.first, maxDelayMs, keyOf);
  const limitOtherOfProxy = createLimiter(perProxy.other, maxDelayMs, keyOf);
  return ({ networks, proxy }) => {
    let longestWaitMs = 0;
    for (const [index, network] of networks.entries()) {
      // A client that bypasses Hosting can forge its network. With the proxy in the key such requests do not delay the real
      // visitors of that network.
      const waitMs = networkLimiters[index]?.(`${proxy} ${network}`) ?? 0;
      if (waitMs > maxDelayMs) return waitMs;
      longestWaitMs = Math.max(longestWaitMs, waitMs);
    }
    if (longestWaitMs > 0) return longestWaitMs;
    const isFirst = limitFirst(`${proxy} ${networks[0]}`) === 0;
    return isFirst ? limitFirstOfProxy(proxy) : limitOtherOfProxy(proxy);
  };
}

/** Each instance counts separately; a lock in the queue limits a mailbox to one confirmation a day across instances. */
const confirmationLimits = {
  perVisitor: { burst: 3, intervalMs: 20 * minuteMs },
  overall: { burst: 200, intervalMs: dayMs / 200 },
};

/** Some providers deliver `Ana+site@`, `a.na@` and `ana@` to one mailbox; Yahoo also `ana-site@`. */
export function canonicalAddress(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const provider = host.replace(/^googlemail\.com$/, 'gmail.com');
  const tag = /^(yahoo|ymail|rocketmail)\./.test(host) ? /[+-].*/ : /\+.*/;
  return `${local.replace(tag, '').replaceAll('.', '')}@${provider}`;
}

export type MayConfirm = (client: Client) => boolean;

/** Other sites can post the form, and must not be able to make the clinic send mail to strangers. */
export function createConfirmationLimits(): MayConfirm {
  const limitVisitor = createLimiter(confirmationLimits.perVisitor);
  const limitAll = createLimiter(confirmationLimits.overall);
  return ({ networks, isCrossSite }) => !isCrossSite && !limitVisitor(networks[0] ?? '') && !limitAll('');
}
