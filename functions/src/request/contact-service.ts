import type { ContactRequest } from '../../../shared/contact-request.ts';
import type { Receipt } from '../../../shared/receipt.ts';
import type { EnqueueOrSend } from './enqueue-or-send.ts';
import { wishedCallTime } from '../mail/call-entry.ts';
import { deliveryTask, type DeliveryTask } from '../request-task.ts';
import type { CheckRateLimit } from './rate-limits.ts';
import { oncePerKey } from '../once-per-key.ts';
import type { FindSpamSigns } from './spam-signs.ts';

export type ContactOutcome =
  | { kind: 'taken'; receipt: Receipt }
  /** Nothing was taken; `wait` milliseconds from now it may be sent again. */
  | { kind: 'too_many'; wait: number }
  | { kind: 'unavailable' };

export type HandleRequest = (request: ContactRequest, address: string) => Promise<ContactOutcome>;

/** A hidden name for who sends from an address; undefined where there is no key to make one with. */
type NameVisitor = (address: string) => string | undefined;

/** A request counts as taken once it is durable. The same one sent again is answered as before and costs nothing. */
export function createContactService(
  checkRateLimit: CheckRateLimit,
  findSpamSigns: FindSpamSigns,
  enqueueOrSend: EnqueueOrSend,
  nameVisitor: NameVisitor,
): HandleRequest {
  const once = oncePerKey<ContactOutcome>(1_000, ({ kind }) => kind === 'taken');
  return (request, address) => {
    const task = deliveryTask(request, new Date());
    return once(task.key, async () => {
      const wait = checkRateLimit(address);
      if (wait > 0) return { kind: 'too_many', wait };
      const suspicions = findSpamSigns(request);
      const asks = request.confirmation && request.email && suspicions.length === 0;
      const visitor = asks ? nameVisitor(address) : undefined;
      const durable = await enqueueOrSend({
        ...task,
        suspicions,
        ...(visitor && { confirmation: { visitor } }),
      });
      if (!durable) return { kind: 'unavailable' };
      // Only the queue sends confirmations: with it down the request itself has been sent, and that is all.
      return { kind: 'taken', receipt: receiptOf(task, durable === 'queue' && visitor !== undefined) };
    });
  };
}

function receiptOf(task: DeliveryTask, isConfirmed: boolean): Receipt {
  const { reference, receivedAt } = task;
  return { reference, sentAt: Date.parse(receivedAt), callTime: wishedCallTime(task), isConfirmed };
}
