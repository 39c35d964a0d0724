import type { ContactRequest } from '../../../shared/contact-request.ts';
import type { EnqueueOrSend } from './enqueue-or-send.ts';
import { deliveryTask } from '../delivery/delivery-task.ts';
import type { CheckRateLimit } from './rate-limits.ts';
import { oncePerKey } from '../delivery/once-per-key.ts';
import type { FindSpamSigns } from './spam-signs.ts';

export type ContactOutcome =
  | { kind: 'taken'; reference: string }
  /** Nothing was taken; `wait` milliseconds from now it may be sent again. */
  | { kind: 'too_many'; wait: number }
  | { kind: 'unavailable' };

export type HandleRequest = (request: ContactRequest, address: string) => Promise<ContactOutcome>;

/** A request counts as taken once it is durable. The same one sent again is answered as before and costs nothing. */
export function createContactService(
  checkRateLimit: CheckRateLimit,
  findSpamSigns: FindSpamSigns,
  enqueueOrSend: EnqueueOrSend,
): HandleRequest {
  const once = oncePerKey<ContactOutcome>(1_000, ({ kind }) => kind === 'taken');
  return (request, address) => {
    const task = deliveryTask(request, new Date());
    return once(task.key, async () => {
      const wait = checkRateLimit(address);
      if (wait > 0) return { kind: 'too_many', wait };
      const isTaken = await enqueueOrSend({ ...task, suspicions: findSpamSigns(request) });
      return isTaken ? { kind: 'taken', reference: task.reference } : { kind: 'unavailable' };
    });
  };
}
