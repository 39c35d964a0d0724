import type { ReadSiteFacts } from '../config/site-files.ts';
import type { Sender } from '../config/parameters.ts';
import { answerLink } from '../mail/answer-link.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import {
  taskName,
  type ConfirmationTask,
  type ReminderTask,
  type RequestTask,
  type Task,
} from '../mail/mail-tasks.ts';
import { mailFailure, type Mailer } from '../mail/mailer.ts';
import { reminderMail, requestMail } from '../mail/request-mail.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { oncePerKey } from './once-per-key.ts';
import { reminders } from './reminders.ts';
import { isAlertDue, retryPolicy } from './retry-policy.ts';

export type DeliveryContext = { send: Mailer; sender: Sender; readFacts: ReadSiteFacts };

const confirmationAge = 30 * 60 * 1000;

const waitedSeconds = ({ receivedAt }: { receivedAt: string }) =>
  Math.round((Date.now() - Date.parse(receivedAt)) / 1000);

const failureOf = (cause: unknown) => ({ code: errorCode(cause), replyCode: mailFailure(cause).replyCode });

export async function mailRequest(
  task: RequestTask,
  attempt: number,
  { send, sender }: DeliveryContext,
  signal?: AbortSignal,
): Promise<void> {
  const { reference, mailbox } = task;
  const to = sender.mailboxes[mailbox];
  // The reserve mailbox was set when the task was queued. An inbox without an address fails, and is retried.
  if (to === undefined) return;
  const details = { reference, mailbox, attempt, waitedSeconds: waitedSeconds(task) };
  try {
    await send(requestMail(task, sender, to, answerLink(task)), signal);
  } catch (cause) {
    const isAlert = isAlertDue(attempt) || (attempt === 1 && mailFailure(cause).permanent);
    logEvent(isAlert ? 'delivery_undelivered' : 'delivery_delayed', { ...details, ...failureOf(cause) });
    throw cause;
  }
  logEvent('delivery_sent', details);
}

/** Sends a mail that nothing is lost without. Once `isOver`, it is given up; until then its error has the queue retry it. */
async function mailUntilOver(
  kind: 'reminder' | 'confirmation',
  details: { reference: string; step?: number },
  send: () => Promise<void>,
  isOver: (cause: unknown) => boolean,
): Promise<void> {
  try {
    await send();
  } catch (cause) {
    const isGivenUp = isOver(cause);
    logEvent(`${kind}_${isGivenUp ? 'given_up' : 'delayed'}`, { ...details, ...failureOf(cause) });
    if (!isGivenUp) throw cause;
    return;
  }
  logEvent(`${kind}_sent`, details);
}

function mailReminder(task: ReminderTask, { send, sender }: DeliveryContext): Promise<void> {
  const { reference, step } = task;
  const to = sender.mailboxes[reminders[step - 1]?.mailbox ?? 'inbox'] ?? sender.mailboxes.inbox;
  return mailUntilOver(
    'reminder',
    { reference, step },
    () => send(reminderMail(task, sender, to, answerLink(task))),
    // It may have waited for weeks already, and its copy of the request is not stored longer than an undelivered one.
    () => waitedSeconds(task) > retryPolicy.giveUpAfter,
  );
}

function mailConfirmation(task: ConfirmationTask, context: DeliveryContext): Promise<void> {
  const { send, sender, readFacts } = context;
  return mailUntilOver(
    'confirmation',
    { reference: task.reference },
    async () => send(confirmationMail(task, await readFacts(), sender)),
    (cause) => mailFailure(cause).permanent || waitedSeconds(task) * 1000 > confirmationAge,
  );
}

/** Its event is the result; another attempt before the next probe would tell nothing new. */
async function probe({ send }: DeliveryContext): Promise<void> {
  try {
    await send.logIn();
  } catch (cause) {
    logEvent('probe_failed', { code: errorCode(cause) });
    return;
  }
  logEvent('probe_passed');
}

/** @param afterDelivery must not reject, or the request would be mailed again */
export function createDeliver(
  context: () => DeliveryContext,
  afterDelivery: (task: RequestTask) => Promise<void>,
): (task: Task, attempt: number) => Promise<void> {
  const once = oncePerKey<void>(1_000);
  async function deliver(task: Task, attempt: number) {
    if (task.kind === 'probe') return probe(context());
    if (task.kind === 'reminder') return mailReminder(task, context());
    if (task.kind === 'confirmation') return mailConfirmation(task, context());
    await mailRequest(task, attempt, context());
    if (task.mailbox === 'inbox') await afterDelivery(task);
  }
  return (task, attempt) => once(taskName(task), () => deliver(task, attempt));
}
