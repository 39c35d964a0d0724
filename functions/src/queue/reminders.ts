import type { OpeningHours } from '../../../shared/opening-hours.ts';
import { isEmulated, type Clinic, type Mailboxes } from '../config.ts';
import type { DeliveryTask } from '../request-task.ts';
import { mailFailure, type Mail, type SendMail } from '../mail/mailer.ts';
import { oncePerKey } from '../once-per-key.ts';
import { fromSite, messageIdOf, shortKey, timeInMail } from '../mail/mail-parts.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { within } from '../within.ts';
import { afterWorkingTime } from './working-time.ts';

/** Says that nobody has pressed „Am răspuns”. Carries nothing of what the visitor wrote. */
export type ReminderTask = {
  key: string;
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  /** From 1 on. */
  step: number;
};

/** Minutes that the clinic has been open: two hours, a working day of eight hours, two of them. */
const steps: { after: number; mailbox: 'inbox' | 'fallbackInbox' }[] = [
  { after: 120, mailbox: 'inbox' },
  { after: 480, mailbox: 'inbox' },
  { after: 960, mailbox: 'fallbackInbox' },
];

/** Milliseconds; the mail is sent by then, and a function that ran out of time would send it again. */
const queueTimeout = 5_000;

/** As far ahead as Cloud Tasks takes a task, and a day less. */
const furthest = 29 * 24 * 60 * 60 * 1000;

const reminderName = (key: string, step: number) => `${key}-reminder-${step}`;

export type ReminderQueue = {
  enqueue: (name: string, task: ReminderTask, scheduleTime: Date) => Promise<void>;
  /** Resolves too when there is no such task. */
  remove: (name: string) => Promise<void>;
};

/** Puts all reminders of a request on the queue. One that is there already, or was deleted, stays what it is. */
export function createReminderSchedule(
  queue: ReminderQueue,
  hours: () => OpeningHours,
  hasLinks: () => boolean,
) {
  return async ({ key, reference, receivedAt }: DeliveryTask): Promise<void> => {
    // Without a link nobody could end them. The emulator's queue knows no later: it would call for all of them at once.
    if (isEmulated || !hasLinks()) return;
    const now = Date.now();
    const puts = steps.map(({ after }, index) => {
      const task = { key, reference, receivedAt, step: index + 1 };
      const due = Math.min(afterWorkingTime(hours(), now, after), now + furthest);
      return queue.enqueue(reminderName(key, task.step), task, new Date(due));
    });
    try {
      await within(queueTimeout, Promise.all(puts));
    } catch (cause) {
      logEvent('reminders_not_scheduled', { reference, code: errorCode(cause) });
    }
  };
}

/** Ends all reminders of a request, also when there are none left. */
export async function endReminders(queue: ReminderQueue, key: string): Promise<void> {
  await Promise.all(steps.map((_, index) => queue.remove(reminderName(key, index + 1))));
}

/** Where the desk says that it has answered; undefined without a key to sign it with. */
export type AnswerLink = (task: { key: string; receivedAt: string }) => string | undefined;

type ReminderContext = {
  send: SendMail;
  mailboxes: Mailboxes;
  clinic: Clinic;
  answerLink: AnswerLink;
};

function reminderMail(
  task: ReminderTask,
  to: string,
  { mailboxes, clinic, answerLink }: ReminderContext,
): Mail {
  const { key, reference, receivedAt, step } = task;
  const { from } = mailboxes;
  const original = messageIdOf(shortKey(key), from);
  const link = answerLink(task);
  const answered = link ? `După ce ați răspuns, apăsați „Am răspuns” aici:\n${link}\n` : '';
  return {
    messageId: messageIdOf(`${shortKey(key)}-${step}`, from),
    // Mail programs put it below the request.
    inReplyTo: original,
    references: original,
    subject: `${reference} – Fără răspuns`,
    ...fromSite(clinic, from, to),
    text: `La cererea ${reference}, primită pe ${timeInMail(receivedAt)} (ora României), nu a răspuns nimeni încă.
Mesajul ei are acest număr în subiect.

${answered}`,
  };
}

/** What the inbox refuses for good goes to the fallback mailbox, as the request did. */
async function sendReminder(task: ReminderTask, context: ReminderContext): Promise<void> {
  const { inbox, fallbackInbox = inbox } = context.mailboxes;
  const { mailbox } = steps[task.step - 1] ?? { mailbox: 'inbox' };
  const to = { inbox, fallbackInbox }[mailbox];
  try {
    await context.send(reminderMail(task, to, context));
  } catch (cause) {
    if (to === fallbackInbox || !mailFailure(cause).permanent) throw cause;
    await context.send(reminderMail(task, fallbackInbox, context));
  }
}

/** Throws when the mail server has not taken the reminder, for the queue to call again. */
export function createRemind(context: () => ReminderContext) {
  const once = oncePerKey<void>(1_000);
  return (task: ReminderTask): Promise<void> =>
    once(reminderName(task.key, task.step), async () => {
      const { reference, step } = task;
      try {
        await sendReminder(task, context());
      } catch (cause) {
        const { replyCode } = mailFailure(cause);
        logEvent('reminder_delayed', { reference, step, code: errorCode(cause), replyCode });
        throw cause;
      }
      logEvent('reminder_sent', { reference, step });
    });
}
