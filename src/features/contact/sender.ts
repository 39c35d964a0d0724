import type { ContactRequestInput } from '../../../shared/contact-request.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { SendOutcome } from './send-contact-request.ts';
import { stateDrawings } from './state-drawings.ts';

const loadSender = () => import('./send-contact-request.ts');

/** Loads the sending code and the drawings while the visitor types, so that a press needs no further file. */
export function prepareToSend() {
  whenIdle(() => {
    loadSender().catch(() => undefined);
    for (const drawing of stateDrawings) new Image().src = drawing;
  });
}

/** Milliseconds that the sending code may take to arrive. */
const longestLoad = 20_000;

const tooLate = () => new Promise<undefined>((resolve) => setTimeout(resolve, longestLoad));

/** `scriptless`: the sending code is gone, as after a deploy; the browser can still post the form. */
export async function send(request: ContactRequestInput): Promise<SendOutcome | { kind: 'scriptless' }> {
  const sender = await Promise.race([loadSender(), tooLate()]).catch(() => undefined);
  if (sender) return sender.sendContactRequest(request);
  return navigator.onLine ? { kind: 'scriptless' } : { kind: 'failed', why: 'offline' };
}
