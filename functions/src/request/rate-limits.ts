import { createHmac, randomBytes } from 'node:crypto';
import { isEmulated } from '../config/parameters.ts';

type Limit = {
  burst: number;
  interval: number;
};

/** Returns 0 and counts the call, or the milliseconds to wait and does not. */
type Limiter = (key: string) => number;

const capacity = 10_000;

/** The generic cell rate algorithm: one time per key, hashed with a salt of this process. */
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

/** `proxy` is the last one before us, which no header can forge. */
export type Source = { visitor: string; proxy: string; isCrossSite: boolean };

/** Per instance, of which there are at most `maxInstances` (decision 9). */
export const rateLimits = {
  maxInstances: 2,
  // Twenty in ten minutes, since a mobile network shares addresses. In the emulators all visitors have one address.
  perVisitor: { burst: isEmulated ? 10_000 : 20, interval: 30_000 },
  // Behind Hosting everybody has Google's proxy; past Hosting it is whoever forges visitors.
  perProxy: { burst: isEmulated ? 10_000 : 200, interval: 1_000 },
  // What a clinic's mailbox and mail account carry in an hour.
  undelayed: { burst: isEmulated ? 10_000 : 60, interval: 60_000 },
} as const satisfies { maxInstances: number } & Record<string, number | Limit>;

export type RateLimits = {
  waitOf: (source: Source) => number;
  /** Milliseconds a mail is held back, so that a flood queues behind other requests. */
  delay: () => number;
};

/** Milliseconds: a request in a flood is answered the next day. */
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

/** Per instance. `overall` limits a sender who pretends to be many visitors to 60 mails a day. */
const confirmationLimits = {
  perVisitor: { burst: 3, interval: 20 * minute },
  perMailbox: { burst: 1, interval: day },
  overall: { burst: 15, interval: day / 15 },
};

/** `Ana+site@` and `ana@` are one mailbox for most providers; Gmail ignores dots, too. */
function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

export type MayConfirm = (address: string, source: Source) => boolean;

/** Any page of another site can post the form, and must not make the clinic write to strangers. */
export function createConfirmationLimits(): MayConfirm {
  const countVisitor = createLimiter(confirmationLimits.perVisitor);
  const countMailbox = createLimiter(confirmationLimits.perMailbox);
  const countAll = createLimiter(confirmationLimits.overall);
  return (address, { visitor, isCrossSite }) =>
    !isCrossSite && !countVisitor(visitor) && !countMailbox(mailboxOf(address)) && !countAll('');
}
