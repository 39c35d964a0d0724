import type { ContactRequestInput } from '../../../shared/contact-request.ts';
import type { SendOutcome } from './send-contact-request.ts';
import { stateDrawings } from './state-drawings.ts';

const loadSender = () => import('./send-contact-request.ts');

/** Fetches what sends the form, so that it is here when it is needed, whatever has become of the network by then. */
export function prepareToSend() {
  loadSender().catch(() => undefined);
  for (const drawing of stateDrawings) new Image().src = drawing;
}

/** `scriptless`: the code that sends is gone, as after a deploy; the browser can still send the form by itself. */
export async function send(request: ContactRequestInput): Promise<SendOutcome | { kind: 'scriptless' }> {
  const sender = await loadSender().catch(() => undefined);
  if (sender) return sender.sendContactRequest(request);
  return navigator.onLine ? { kind: 'scriptless' } : { kind: 'failed', why: 'offline' };
}
