import type { DeliveryTask } from '../request-task.ts';
import type { Deliver } from '../queue/deliver-request.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { within } from '../within.ts';

/** Milliseconds; together they leave room within the ten seconds of the promise. */
const queueTimeout = 3_500;
const directTimeout = 4_500;

/** Where a request is safe. */
export type Durable = 'queue' | 'mailbox';

export type EnqueueOrSend = (task: DeliveryTask) => Promise<Durable | undefined>;

/** Makes a request durable: the queue has it or, with the queue down, the mail server. Undefined when neither took it. */
export function createEnqueueOrSend(
  enqueue: (task: DeliveryTask) => Promise<void>,
  deliver: Deliver,
): EnqueueOrSend {
  return async (task) => {
    const { reference } = task;
    try {
      await within(queueTimeout, enqueue(task));
      logEvent('contact_queued', { reference });
      return 'queue';
    } catch (cause) {
      logEvent('contact_queue_failed', { reference, code: errorCode(cause) });
    }
    try {
      await deliver(task, { number: 1, isLast: false, signal: AbortSignal.timeout(directTimeout) });
      logEvent('contact_sent_directly', { reference });
      return 'mailbox';
    } catch (cause) {
      logEvent('contact_unavailable', { reference, code: errorCode(cause) });
      return undefined;
    }
  };
}
