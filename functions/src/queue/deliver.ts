import { minuteMs } from '../../../shared/durations.ts';
import type { ReadSiteFacts } from '../config/site-files.ts';
import type { Sender } from '../config/parameters.ts';
import { answerLink } from '../mail/answer-link.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import {
  readTask,
  taskName,
  type ConfirmationTask,
  type ReminderTask,
  type RequestTask,
  type Task,
} from '../mail/mail-tasks.ts';
import { mailFailure, type Mailers } from '../mail/mailer.ts';
import { reminderMail, requestMail } from '../mail/request-mail.ts';
import { errorCode, logEvent, type EventName } from '../watch/log-events.ts';
import { oncePerKey } from './once-per-key.ts';
import { isAlertDue, isLastAttempt, retryPolicy } from './retry-policy.ts';

export type DeliveryContext = { mailers: Mailers; sender: Sender; readFacts: ReadSiteFacts };

const confirmationAge = 30 * minuteMs;

const waitedSeconds = ({ receivedAt }: { receivedAt: string }) =>
  Math.round((Date.now() - Date.parse(receivedAt)) / 1000);

const failureOf = (cause: unknown) => ({ code: errorCode(cause), replyCode: mailFailure(cause).replyCode });

/** Rejects until the mailbox has the mail. */
export async function mailRequest(
  task: RequestTask,
  attempt: number,
  { mailers, sender }: DeliveryContext,
  signal?: AbortSignal,
): Promise<void> {
  const { reference, mailbox } = task;
  const to = sender.mailboxes[mailbox];
  const details = { reference, mailbox, attempt, waitedSeconds: waitedSeconds(task) };
  // The reserve mailbox was removed after the task was queued. An inbox without an address fails, and is retried.
  if (to === undefined) return logEvent('copy_dropped', details);
  try {
    await mailers[mailbox](requestMail(task, sender, to, answerLink(task)), signal);
  } catch (cause) {
    const isAlert = isAlertDue(attempt) || (attempt === 1 && mailFailure(cause).permanent);
    logEvent(isAlert ? 'delivery_undelivered' : 'delivery_delayed', { ...details, ...failureOf(cause) });
    throw cause;
  }
  logEvent('delivery_sent', details);
}

type Events = Record<'sent' | 'delayed' | 'givenUp', EventName>;

const reminderEvents: Events = {
  sent: 'reminder_sent',
  delayed: 'reminder_delayed',
  givenUp: 'reminder_given_up',
};
const confirmationEvents: Events = {
  sent: 'confirmation_sent',
  delayed: 'confirmation_delayed',
  givenUp: 'confirmation_given_up',
};

/** Gives the mail up once `isOver`; until then its error makes the queue retry. */
async function mailUntilOver(
  events: Events,
  details: { reference: string; step?: number },
  send: () => Promise<void>,
  isOver: (cause: unknown) => boolean,
): Promise<void> {
  try {
    await send();
  } catch (cause) {
    const isGivenUp = isOver(cause);
    logEvent(isGivenUp ? events.givenUp : events.delayed, { ...details, ...failureOf(cause) });
    if (!isGivenUp) throw cause;
    return;
  }
  logEvent(events.sent, details);
}

function mailReminder(task: ReminderTask, { mailers, sender }: DeliveryContext): Promise<void> {
  const { reference, step } = task;
  return mailUntilOver(
    reminderEvents,
    { reference, step },
    () => mailers.inbox(reminderMail(task, sender, sender.mailboxes.inbox, answerLink(task))),
    // A reminder's copy of the request is stored no longer than an undelivered request.
    () => waitedSeconds(task) > retryPolicy.giveUpAfter,
  );
}

function mailConfirmation(task: ConfirmationTask, context: DeliveryContext): Promise<void> {
  const { mailers, sender, readFacts } = context;
  return mailUntilOver(
    confirmationEvents,
    { reference: task.reference },
    async () => mailers.inbox(confirmationMail(task, await readFacts(), sender)),
    (cause) => mailFailure(cause).permanent || waitedSeconds(task) * 1000 > confirmationAge,
  );
}

/** Never rejects: the next probe would tell the same. */
async function probe({ mailers }: DeliveryContext): Promise<void> {
  try {
    await Promise.all([...new Set([mailers.inbox, mailers.reserve])].map((mailer) => mailer.logIn()));
  } catch (cause) {
    logEvent('probe_failed', { code: errorCode(cause) });
    return;
  }
  logEvent('probe_passed');
}

class UnknownTask extends Error {
  override name = 'UnknownTask';
}

/** Rejects until a task is done, so that the queue calls again. An unknown task stays for a later version. */
export function createDeliver(
  context: () => DeliveryContext,
): (task: unknown, attempt: number) => Promise<void> {
  const once = oncePerKey<void>(1_000);

  async function deliver(task: Task, attempt: number) {
    if (task.kind === 'mark') return;
    if (task.kind === 'probe') return probe(context());
    if (task.kind === 'reminder') return mailReminder(task, context());
    if (task.kind === 'confirmation') return mailConfirmation(task, context());
    try {
      await mailRequest(task, attempt, context());
    } catch (cause) {
      const waited = waitedSeconds(task);
      const { reference, mailbox } = task;
      const details = { reference, mailbox, attempt, waitedSeconds: waited };
      if (isLastAttempt(attempt, waited)) logEvent('task_given_up', details);
      throw cause;
    }
  }

  return async (received, attempt) => {
    const task = readTask(received);
    if (task) return once(taskName(task), () => deliver(task, attempt));
    if (attempt === 1 || isAlertDue(attempt)) logEvent('task_unknown', { attempt });
    throw new UnknownTask();
  };
}
