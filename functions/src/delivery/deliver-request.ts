import type { Clinic, Mailboxes } from '../config.ts';
import type { DeliveryTask } from './delivery-task.ts';
import { errorCode, logEvent } from '../monitoring/log-events.ts';
import { mailFailure, type SendMail } from './mailer.ts';
import { oncePerKey } from './once-per-key.ts';
import { requestMail } from './request-mail.ts';

export type DeliveryContext = { send: SendMail; mailboxes: Mailboxes; clinic: Clinic };

export type DeliveryAttempt = {
  /** From 1 on. */
  number: number;
  isLast: boolean;
  signal?: AbortSignal;
};

/** Brings requests to the clinic; resolves once a mailbox has one, throws when it has to be tried again. */
export type Deliver = (task: DeliveryTask, attempt: DeliveryAttempt) => Promise<void>;

function describe(task: DeliveryTask, attempt: DeliveryAttempt, cause?: unknown) {
  return {
    reference: task.reference,
    attempt: attempt.number,
    waitedSeconds: Math.round((Date.now() - Date.parse(task.receivedAt)) / 1000),
    ...(cause !== undefined && { code: errorCode(cause), replyCode: mailFailure(cause).replyCode }),
  };
}

async function sendToFallback(
  task: DeliveryTask,
  attempt: DeliveryAttempt,
  { send, mailboxes, clinic }: DeliveryContext,
  refusal: unknown,
): Promise<void> {
  const { fallbackInbox } = mailboxes;
  // Without another mailbox the queue keeps the request: that is the time a person has to read the alert.
  if (!fallbackInbox) throw refusal;
  try {
    await send(requestMail(task, { ...mailboxes, inbox: fallbackInbox }, clinic), attempt.signal);
  } catch (cause) {
    logEvent('delivery_fallback_failed', describe(task, attempt, cause));
    throw cause;
  }
  logEvent('delivery_to_fallback', describe(task, attempt, refusal));
}

async function deliverOnce(
  task: DeliveryTask,
  attempt: DeliveryAttempt,
  context: DeliveryContext,
): Promise<void> {
  try {
    await context.send(requestMail(task, context.mailboxes, context.clinic), attempt.signal);
  } catch (cause) {
    const isRefused = mailFailure(cause).permanent || attempt.isLast;
    logEvent(isRefused ? 'delivery_refused' : 'delivery_delayed', describe(task, attempt, cause));
    if (!isRefused) throw cause;
    return sendToFallback(task, attempt, context, cause);
  }
  logEvent('delivery_sent', describe(task, attempt));
}

/** Throws a fault that passes, for the queue to try again. A refusal for good goes to the fallback mailbox. */
export function createDeliverer(context: () => DeliveryContext): Deliver {
  const once = oncePerKey<void>(1_000);
  return (task, attempt) => once(task.key, () => deliverOnce(task, attempt, context()));
}
