import { createHmac, randomBytes } from 'node:crypto';
import { isEmulated } from '../config/parameters.ts';

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

/** Who sends: the visitor's address, and the last proxy before us, which no header can forge. */
export type Source = { visitor: string; proxy: string; isCrossSite: boolean };

/** For each instance, of which there are at most `maxInstances`. See docs/decisions/0009. */
export const rateLimits = {
  maxInstances: 2,
  // Twenty in ten minutes: a mobile network shows many people under one address. In the emulators everybody has the same.
  perVisitor: { burst: isEmulated ? 10_000 : 20, interval: 30_000 },
  // Behind Hosting it is Google's proxy for everybody; past Hosting it is whoever forges visitors.
  perProxy: { burst: isEmulated ? 10_000 : 200, interval: 1_000 },
  // What a clinic's mailbox and mail account carry in an hour.
  undelayed: { burst: isEmulated ? 10_000 : 60, interval: 60_000 },
} as const satisfies { maxInstances: number } & Record<string, number | Limit>;

export type RateLimits = {
  /** Milliseconds a request has to wait; 0 lets it in. */
  waitOf: (source: Source) => number;
  /** Milliseconds by which the mail of a request that was let in comes later than at once: a flood waits behind the others. */
  delay: () => number;
};

/** Milliseconds: whoever writes during a flood is called the next day, and within what Cloud Tasks takes ahead. */
const longestDelay = 24 * 60 * 60 * 1000;

export function createRateLimits(limits = rateLimits): RateLimits {
  const countVisitor = createLimiter(limits.perVisitor);
  const countProxy = createLimiter(limits.perProxy);
  const { burst, interval } = limits.undelayed;
  let next = 0;
  return {
    waitOf: ({ visitor, proxy }) => countVisitor(visitor) || countProxy(proxy),
    delay() {
      const now = Date.now();
      next = Math.max(next, now - (burst - 1) * interval) + interval;
      return Math.min(Math.max(0, next - interval - now), longestDelay);
    },
  };
}

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Of each of two instances. `overall` allows 60 a day in both, since one sender can pretend to be many visitors. */
const confirmationLimits = {
  perVisitor: { burst: 3, interval: 20 * minute },
  perMailbox: { burst: 1, interval: day },
  overall: { burst: 15, interval: day / 15 },
};

/** What stands for a mailbox: `Ana+site@` is `ana@` for most providers, and Gmail leaves dots out, too. */
function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Whether a confirmation may go to this address. */
export type MayConfirm = (address: string, source: Source) => boolean;

/** Any page of another site can post the form: it shall not make the clinic write to others. */
export function createConfirmationLimits(): MayConfirm {
  const countVisitor = createLimiter(confirmationLimits.perVisitor);
  const countMailbox = createLimiter(confirmationLimits.perMailbox);
  const countAll = createLimiter(confirmationLimits.overall);
  return (address, { visitor, isCrossSite }) =>
    !isCrossSite && !countVisitor(visitor) && !countMailbox(mailboxOf(address)) && !countAll('');
}
