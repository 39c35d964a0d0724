import type { AnswerLink } from './reminders.ts';
import type { Clinic, Mailboxes } from '../config.ts';
import type { DeliveryTask } from '../request-task.ts';
import { errorCode, logEvent, type EventName } from '../watch/log-events.ts';
import { mailFailure, type SendMail } from '../mail/mailer.ts';
import { oncePerKey } from '../once-per-key.ts';
import { requestMail } from '../mail/request-mail.ts';

export type DeliveryContext = {
  send: SendMail;
  mailboxes: Mailboxes;
  clinic: Clinic;
  answerLink?: AnswerLink;
};

export type DeliveryAttempt = {
  /** From 1 on. */
  number: number;
  /** Whether the fallback mailbox is due. */
  isLast: boolean;
  /** Of a parked request. */
  round?: number;
  signal?: AbortSignal;
};

/** Brings requests to the clinic; resolves once a mailbox has one, throws when it has to be tried again. */
export type Deliver = (task: DeliveryTask, attempt: DeliveryAttempt) => Promise<void>;

export function waitedSeconds({ receivedAt }: DeliveryTask): number {
  return Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
}

function describe(task: DeliveryTask, attempt: DeliveryAttempt, cause?: unknown) {
  return {
    reference: task.reference,
    attempt: attempt.number,
    round: attempt.round,
    waitedSeconds: waitedSeconds(task),
    ...(cause !== undefined && { code: errorCode(cause), replyCode: mailFailure(cause).replyCode }),
  };
}

function logFailure(event: EventName, task: DeliveryTask, attempt: DeliveryAttempt, cause: unknown) {
  // A parked request has its alert once a day, not at each round.
  logEvent(attempt.round ? 'parked_attempt_failed' : event, describe(task, attempt, cause));
}

async function sendToFallback(
  task: DeliveryTask,
  attempt: DeliveryAttempt,
  { send, mailboxes, clinic, answerLink }: DeliveryContext,
  refusal: unknown,
): Promise<void> {
  const { fallbackInbox } = mailboxes;
  // Without another mailbox the queue keeps the request: that is the time a person has to read the alert.
  if (!fallbackInbox) throw refusal;
  try {
    const boxes = { ...mailboxes, inbox: fallbackInbox };
    await send(requestMail(task, boxes, clinic, answerLink?.(task)), attempt.signal);
  } catch (cause) {
    logFailure('delivery_fallback_failed', task, attempt, cause);
    throw cause;
  }
  logEvent('delivery_to_fallback', describe(task, attempt, refusal));
}

async function deliverOnce(
  task: DeliveryTask,
  attempt: DeliveryAttempt,
  context: DeliveryContext,
): Promise<void> {
  const { send, mailboxes, clinic, answerLink } = context;
  try {
    await send(requestMail(task, mailboxes, clinic, answerLink?.(task)), attempt.signal);
  } catch (cause) {
    const isRefused = mailFailure(cause).permanent || attempt.isLast;
    logFailure(isRefused ? 'delivery_refused' : 'delivery_delayed', task, attempt, cause);
    if (!isRefused) throw cause;
    return sendToFallback(task, attempt, context, cause);
  }
  logEvent('delivery_sent', describe(task, attempt));
}

/**
 * Throws a fault that passes, for the queue to try again. A refusal for good goes to the fallback mailbox.
 * @param afterDelivery called once a mailbox has the request; must not throw, or it would be sent again
 */
export function createDeliverer(
  context: () => DeliveryContext,
  afterDelivery: (task: DeliveryTask) => Promise<void> = async () => undefined,
): Deliver {
  const once = oncePerKey<void>(1_000);
  return (task, attempt) =>
    once(task.key, async () => {
      await deliverOnce(task, attempt, context());
      await afterDelivery(task);
    });
}
