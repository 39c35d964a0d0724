import { daySeconds, minuteMs } from '../../../shared/durations.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { mailboxesOf, type MailboxName, type Sender } from '../config/parameters.ts';
import type { ReadSiteFacts } from '../config/site-files.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import {
  parseTask,
  taskName,
  type ConfirmationTask,
  type MailTask,
  type RequestTask,
  type Task,
} from '../mail/mail-tasks.ts';
import { errorDetails, type Mail, type Mailers, type MailResult } from '../mail/mailer.ts';
import { requestMail } from '../mail/request-mail.ts';
import { logEvent, type EventName } from '../watch/log-events.ts';
import { createPromiseCache } from './promise-cache.ts';
import { isAlertDue, isGivenUp, repeatTime } from './retry-policy.ts';
import type { TaskQueue } from './task-queue.ts';

export type DeliveryContext = { mailers: Mailers; sender: Sender; readFacts: ReadSiteFacts };

const maxConfirmationAgeMs = 30 * minuteMs;

class NotDoneError extends Error {
  override name = 'NotDoneError';
}

/**
 * Returns the function that runs a task of the queue. It rejects unless the task is done, so that Cloud Tasks retries the
 * task. An unknown task is never done, since a later version may know it.
 */
export function createDeliver(
  context: () => DeliveryContext,
  enqueue: TaskQueue['enqueue'],
): (task: unknown, attempt: number) => Promise<void> {
  const runOnce = createPromiseCache<void>(1_000);

  /** Repeats an uncertain send hours later, as a new task, since the queue would retry a failed task within an hour. */
  async function repeatLater(task: RequestTask) {
    const repeat = (task.repeat ?? 0) + 1;
    const time = repeatTime(Date.parse(task.receivedAt), repeat, Date.now());
    await enqueue({ ...task, repeat }, new Date(time));
  }

  async function deliver(task: Task, attempt: number) {
    if (task.kind === 'lock') return;
    if (task.kind === 'probe') return probe(context());
    const { reference } = task;
    const mailbox = mailboxOf(task);
    // Only the address of a removed reserve mailbox is undefined; mail to an empty inbox address is retried.
    if (context().sender.mailboxes[mailbox] === undefined)
      return logEvent('copy_dropped', { reference, mailbox });
    const result = await sendMailOf(task, attempt, context());
    if (isFinal(task, result)) return;
    if (task.kind === 'request' && result.kind === 'uncertain') return repeatLater(task);
    throw new NotDoneError();
  }

  return async (data, attempt) => {
    const task = parseTask(data);
    if (task) return runOnce(taskName(task), () => deliver(task, attempt));
    if (attempt === 1 || isAlertDue(attempt)) logEvent('task_unknown', { attempt });
    throw new NotDoneError();
  };
}

const ageSeconds = ({ receivedAt }: MailTask) => Math.round((Date.now() - Date.parse(receivedAt)) / 1000);

const mailboxOf = (task: MailTask): MailboxName => (task.kind === 'confirmation' ? 'inbox' : task.mailbox);

async function mailOf(task: MailTask, { sender, readFacts }: DeliveryContext): Promise<Mail> {
  if (task.kind === 'confirmation') return confirmationMail(task, await readFacts(), sender);
  const facts = await readFacts().catch(() => undefined);
  const clinicPhone = facts?.texts[defaultLanguage]?.phone.number;
  return requestMail(task, sender, sender.mailboxes[task.mailbox] ?? '', clinicPhone);
}

/** Returns whether a task needs no other attempt: its mail is sent, or is given up. */
function isFinal(task: MailTask, result: MailResult): boolean {
  if (result.kind === 'sent') return true;
  const age = ageSeconds(task);
  if (task.kind === 'request') return isGivenUp(age);
  // A duplicate confirmation is worse than none, so a confirmation with an uncertain result is not repeated.
  return result.kind === 'uncertain' || result.isPermanent || age * 1000 > maxConfirmationAgeMs;
}

function uncertainEventOf(task: MailTask): EventName {
  return ageSeconds(task) < daySeconds ? 'delivery_uncertain' : 'delivery_still_uncertain';
}

function requestEventOf(task: RequestTask, attempt: number, result: MailResult): EventName {
  if (result.kind === 'sent') return 'delivery_sent';
  if (isFinal(task, result)) return 'task_given_up';
  if (result.kind === 'uncertain') return uncertainEventOf(task);
  const isAlert = isAlertDue(attempt) || (attempt === 1 && result.isPermanent);
  return isAlert ? 'delivery_undelivered' : 'delivery_delayed';
}

function confirmationEventOf(task: ConfirmationTask, result: MailResult): EventName {
  if (result.kind === 'sent') return 'confirmation_sent';
  // The mail is not repeated but may have arrived, so the event is not `confirmation_given_up`.
  if (result.kind === 'uncertain') return uncertainEventOf(task);
  return isFinal(task, result) ? 'confirmation_given_up' : 'confirmation_delayed';
}

/** Sends a task's mail once and logs the result. Never rejects. */
export async function sendMailOf(
  task: MailTask,
  attempt: number,
  context: DeliveryContext,
  signal?: AbortSignal,
): Promise<MailResult> {
  const mailbox = mailboxOf(task);
  const result = await context.mailers[mailbox].send(mailOf(task, context), signal);
  const event =
    task.kind === 'request' ? requestEventOf(task, attempt, result) : confirmationEventOf(task, result);
  logEvent(event, {
    reference: task.reference,
    mailbox,
    attempt,
    waitedSeconds: ageSeconds(task),
    ...errorDetails(result),
  });
  return result;
}

/** Asks each mail server whether it would accept a mail. Never rejects, since the next probe follows within half an hour. */
async function probe({ mailers, sender }: DeliveryContext): Promise<void> {
  const results = await Promise.all(
    mailboxesOf(sender).map(async ([mailbox, to]) => {
      const result = await mailers[mailbox].verifyRecipient(sender.bounces, to);
      if (result.kind === 'accepted') return true;
      const { code, replyCode = 0 } = result;
      const isDelayed = replyCode >= 400 && replyCode < 500;
      logEvent(isDelayed ? 'probe_delayed' : 'probe_failed', { mailbox, code, replyCode });
      return false;
    }),
  );
  if (results.every(Boolean)) logEvent('probe_passed');
}
