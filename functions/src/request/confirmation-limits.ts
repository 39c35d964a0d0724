import { createLimiter, type Source } from './rate-limits.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Of each of two instances. `overall` allows 60 a day in both, since one sender can pretend to be many visitors. */
const limits = {
  perVisitor: { burst: 3, interval: 20 * minute },
  perMailbox: { burst: 1, interval: day },
  overall: { burst: 15, interval: day / 15 },
};

/** What stands for a mailbox: `Ana+site@` is `ana@` for most providers, and Gmail leaves dots out, too. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Whether a confirmation may go to this address. */
export type MayConfirm = (address: string, source: Source) => boolean;

/** Any page of another site can post the form: it shall not make the clinic write to others. */
export function createConfirmationLimits(): MayConfirm {
  const countVisitor = createLimiter(limits.perVisitor);
  const countMailbox = createLimiter(limits.perMailbox);
  const countAll = createLimiter(limits.overall);
  return (address, { visitor, isCrossSite }) =>
    !isCrossSite && !countVisitor(visitor) && !countMailbox(mailboxOf(address)) && !countAll('');
}
