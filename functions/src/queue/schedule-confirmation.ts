import { parseCallTime } from '../../../shared/call-times.ts';
import { clinicTimeZone } from '../../../shared/brand.ts';
import type { Language } from '../../../shared/languages.ts';
import { addDays, instantOf, wallTimeAt } from '../../../shared/opening-hours.ts';
import type { DeliveryTask } from '../request-task.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { within } from '../within.ts';
import { mailboxOf } from './confirmation-names.ts';

/** Carries nothing the visitor typed but the address it goes to. */
export type Confirmation = {
  key: string;
  reference: string;
  language: Language;
  address: string;
  /** The code of the chosen call time. */
  callTime?: string;
  /** ISO 8601; when the clinic had the request. */
  deliveredAt: string;
};

/** A task that only keeps its name taken until it is due. */
export type Mark = { isMark: true };

export type ConfirmationQueue = {
  /** Resolves to false when a task of this name is or was there. */
  put: (name: string, task: Confirmation | Mark, scheduleTime?: Date) => Promise<boolean>;
};

/** Mailboxes that the requests of one visitor may have a confirmation sent to in an hour of the clock. */
const mailboxesPerHour = 3;

/** Milliseconds; a function that ran out of time would send the request again. */
const queueTimeout = 5_000;
const hour = 60 * 60 * 1000;

/** The mark waits until the hour is over: the queue forgets the name of a task that has ended after a while. */
async function claimSlot(queue: ConfirmationQueue, visitor: string, now: number): Promise<boolean> {
  const begun = Math.floor(now / hour);
  for (let slot = 1; slot <= mailboxesPerHour; slot += 1) {
    const ends = new Date((begun + 1) * hour);
    if (await queue.put(`visitor-${visitor}-${begun}-${slot}`, { isMark: true }, ends)) return true;
  }
  return false;
}

function claimDay(queue: ConfirmationQueue, mailbox: string, now: number): Promise<boolean> {
  const { date } = wallTimeAt(now, clinicTimeZone);
  const ends = new Date(instantOf({ date: addDays(date, 1), time: '00:00' }, clinicTimeZone));
  return queue.put(`mailbox-${mailbox}-${date}`, { isMark: true }, ends);
}

async function schedule(
  { key, reference, request, confirmation }: DeliveryTask,
  queue: ConfirmationQueue,
  nameMailbox: (mailbox: string) => string | undefined,
): Promise<void> {
  const { email: address, language, callTime } = request;
  const mailbox = address && nameMailbox(mailboxOf(address));
  if (!confirmation || !mailbox) return;
  const now = Date.now();
  // The visitor's first: whoever has used theirs up shall not use up the day of somebody else's mailbox.
  const isAllowed =
    (await claimSlot(queue, confirmation.visitor, now)) && (await claimDay(queue, mailbox, now));
  if (!isAllowed) {
    logEvent('confirmation_limited', { reference });
    return;
  }
  const wished = parseCallTime(callTime) && callTime;
  await queue.put(`${key}-confirmation`, {
    key,
    reference,
    language,
    address,
    ...(wished && { callTime: wished }),
    deliveredAt: new Date(now).toISOString(),
  });
}

/** Puts the confirmation of a delivered request on the queue, if one was asked for. Never throws: the request is there. */
export function createConfirmationSchedule(
  queue: ConfirmationQueue,
  nameMailbox: (mailbox: string) => string | undefined,
) {
  return async (task: DeliveryTask): Promise<void> => {
    try {
      await within(queueTimeout, schedule(task, queue, nameMailbox));
    } catch (cause) {
      logEvent('confirmation_not_scheduled', { reference: task.reference, code: errorCode(cause) });
    }
  };
}
