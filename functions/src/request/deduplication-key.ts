import { createHash } from 'node:crypto';
import { referencePrefix } from '../../../shared/brand.ts';
import type { ContactRequest } from '../../../shared/contact-request.ts';
import { minuteMs } from '../../../shared/durations.ts';
import { referenceLength, referenceAlphabet } from '../../../shared/receipt.ts';

const slotMs = 10 * minuteMs;

/** Returns the same key for a repeated request: one of the same id or, without an id, in the same ten-minute slot. */
export function deduplicationKey(request: ContactRequest, receivedAt: Date): string {
  // These fields differ between two submits of the same request.
  const { id, consentAt: _, fillingSeconds: __, subject: ___, ...fields } = request;
  const filledFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  filledFields.sort(([one], [other]) => (one < other ? -1 : 1));
  const scope = id ?? `slot ${Math.floor(receivedAt.getTime() / slotMs)}`;
  return createHash('sha256')
    .update(JSON.stringify([scope, filledFields]))
    .digest('hex');
}

/** Returns the request's number, which the visitor can quote. */
export function referenceOf(key: string): string {
  let rest = BigInt(`0x${key.slice(0, 16)}`);
  let letters = '';
  while (letters.length < referenceLength) {
    letters += referenceAlphabet[Number(rest % BigInt(referenceAlphabet.length))];
    rest /= BigInt(referenceAlphabet.length);
  }
  return `${referencePrefix}-${letters}`;
}
