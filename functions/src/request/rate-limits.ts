import { createHmac, randomBytes } from 'node:crypto';
import { dayMs, minuteMs } from '../../../shared/durations.ts';
import { isEmulated } from '../config/parameters.ts';

type Limit = {
  burst: number;
  interval: number;
};

/** Returns the milliseconds to wait. A call that would wait longer than the longest wait is not counted. */
type Limiter = (key: string) => number;

type KeyOf = (name: string) => string;

const capacity = 10_000;

/** A hash with a salt of its own, so that no memory holds an address. */
function saltedHash(): KeyOf {
  const salt = randomBytes(16);
  return (name) => createHmac('sha256', salt).update(name).digest('base64');
}

/** The generic cell rate algorithm: one time per key. */
export function createLimiter({ burst, interval }: Limit, longestWaitMs = 0, keyOf = saltedHash()): Limiter {
  const full = new Map<string, number>();

  function forget(now: number) {
    for (const [key, until] of full) {
      if (until > now && full.size <= capacity) return;
      full.delete(key);
    }
  }

  return (name) => {
    const now = Date.now();
    const key = keyOf(name);
    const until = Math.max(full.get(key) ?? 0, now);
    const wait = Math.max(0, until - now - (burst - 1) * interval);
    if (wait > longestWaitMs) return wait;
    full.delete(key);
    full.set(key, until + interval);
    forget(now);
    return wait;
  };
}

export type Source = {
  /** By `networksOf`. */
  networks: string[];
  /** The widest network of our nearest proxy, which no header can forge. */
  proxy: string;
  isCrossSite: boolean;
  way: 'script' | 'native';
};

/** Milliseconds; a network that would wait longer is refused. */
export const longestWait = 15 * minuteMs;

// In the emulators all visitors have one address.
const limit = (burst: number, interval: number): Limit => ({ burst: isEmulated ? 10_000 : burst, interval });

/** Per instance (decision 9). */
export const rateLimits = {
  maxInstances: 2,
  /** In ten minutes 20 requests of an IPv4 address or a /64, 60 of a /56, 200 of a /48. */
  perNetwork: [limit(20, 30_000), limit(60, 10_000), limit(200, 3_000)],
  /** A network's first request in ten minutes. */
  first: limit(1, 10 * minuteMs),
  /**
   * Behind Hosting this is Google's proxy, which all visitors share; otherwise it is the sender, who may forge as many
   * networks as a process remembers. Two instances fill 8/10 of the queue's rate.
   */
  perProxy: { first: limit(capacity, 500), other: limit(200, 500) },
};

/** Milliseconds to hold a request back; above `longestWait` it is refused, and not counted. */
export type RateLimits = (source: Source) => number;

export function createRateLimits(
  { perNetwork, first, perProxy } = rateLimits,
  keyOf = saltedHash(),
): RateLimits {
  const countNetwork = perNetwork.map((each) => createLimiter(each, longestWait, keyOf));
  const countFirst = createLimiter(first, 0, keyOf);
  const countFirstOfProxy = createLimiter(perProxy.first, longestWait, keyOf);
  const countOtherOfProxy = createLimiter(perProxy.other, longestWait, keyOf);
  return ({ networks, proxy }) => {
    let longest = 0;
    for (const [index, network] of networks.entries()) {
      // One key for each proxy, so that a network forged past Hosting holds nobody back behind Hosting.
      const wait = countNetwork[index]?.(`${proxy} ${network}`) ?? 0;
      if (wait > longestWait) return wait;
      longest = Math.max(longest, wait);
    }
    if (longest > 0) return longest;
    const isFirst = countFirst(`${proxy} ${networks[0]}`) === 0;
    return isFirst ? countFirstOfProxy(proxy) : countOtherOfProxy(proxy);
  };
}

/** Counted in this process; across processes a mark on the queue limits a mailbox to one a day. */
const confirmationLimits = {
  perVisitor: { burst: 3, interval: 20 * minuteMs },
  overall: { burst: 200, interval: dayMs / 200 },
};

/** `Ana+site@`, `a.na@` and `ana@` are one mailbox for some providers; Yahoo's `ana-site@` too. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const provider = host.replace(/^googlemail\.com$/, 'gmail.com');
  const tag = /^(yahoo|ymail|rocketmail)\./.test(host) ? /[+-].*/ : /\+.*/;
  return `${local.replace(tag, '').replaceAll('.', '')}@${provider}`;
}

export type MayConfirm = (source: Source) => boolean;

/** Other sites can post the form, and must not make the clinic write to strangers. */
export function createConfirmationLimits(): MayConfirm {
  const countVisitor = createLimiter(confirmationLimits.perVisitor);
  const countAll = createLimiter(confirmationLimits.overall);
  return ({ networks, isCrossSite }) => !isCrossSite && !countVisitor(networks[0] ?? '') && !countAll('');
}
