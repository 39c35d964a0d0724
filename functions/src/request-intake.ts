import type { ContactRequest } from '../../shared/contact-request.ts';
import type { AcceptRequest } from './accept-request.ts';
import { deliveryTask } from './delivery-task.ts';
import type { AdmitRequest } from './intake-limits.ts';
import { oncePerKey } from './once-per-key.ts';
import type { Suspect } from './suspicion.ts';

/** What becomes of a checked request. */
export type Intake =
  | { kind: 'taken'; reference: string }
  /** Nothing was taken; `wait` milliseconds from now it may be sent again. */
  | { kind: 'too_many'; wait: number }
  | { kind: 'unavailable' };

export type TakeRequest = (request: ContactRequest, address: string) => Promise<Intake>;

/**
 * Takes checked requests in: within the limits, marked where a machine seems to have written, and durable before they
 * count as taken. The same request sent again is answered as before and costs nothing.
 */
export function createIntake(admit: AdmitRequest, suspect: Suspect, accept: AcceptRequest): TakeRequest {
  const once = oncePerKey<Intake>(1_000, ({ kind }) => kind === 'taken');
  return (request, address) => {
    const task = deliveryTask(request, new Date());
    return once(task.key, async () => {
      const wait = admit(address);
      if (wait > 0) return { kind: 'too_many', wait };
      const isTaken = await accept({ ...task, suspicions: suspect(request) });
      return isTaken ? { kind: 'taken', reference: task.reference } : { kind: 'unavailable' };
    });
  };
}
