import { referencePrefix } from './brand.ts';
import { callTimeCode, parseCallTime, type CallTime } from './call-times.ts';

/** What a visitor keeps of a request that was sent. Nothing of it was typed. */
export type Receipt = {
  reference: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  callTime?: CallTime | undefined;
  /** Whether a confirmation by e-mail was asked for and is on the queue. */
  isConfirmed: boolean;
};

/** References are read out over the phone: nothing that looks or sounds like another sign, and hardly a word. */
export const referenceSigns = 'CDFGHJKMPRTVWXY34679';
export const referenceLength = 6;

/** Stands in a prerendered page where the function writes the reference. */
export const referenceMark = '{reference}';

// Pages of requests are kept as bookmarks; the first ones had five signs.
const referencePattern = new RegExp(`^${referencePrefix}-[${referenceSigns}]{5,${referenceLength}}$`);
const confirmed = 'c';

/**
 * As an address carries it: `GH-7KXM4P.tbc2o0.2026-11-30_0800-1200.c`, with the seconds since 1970 in base 36. It needs no
 * escaping, and ends in no dot, which a chat would not take for a part of the address.
 */
export function receiptCode({ reference, sentAt, callTime, isConfirmed }: Receipt): string {
  const chosenTime = callTime ? callTimeCode(callTime).replace(' ', '_').replaceAll(':', '') : '';
  const parts = [reference, Math.floor(sentAt / 1000).toString(36), chosenTime, isConfirmed ? confirmed : ''];
  return parts.join('.').replace(/\.+$/, '');
}

/** Nothing for what is not written as a receipt is. Whether such a request was ever sent, it does not say. */
export function parseReceipt(code: string): Receipt | undefined {
  const [reference = '', seconds = '', chosenTime = '', flag = '', ...others] = code.split('.');
  const callTime = parseCallTime(chosenTime.replace(/_(\d\d)(\d\d)-(\d\d)(\d\d)$/, ' $1:$2-$3:$4'));
  const isValid =
    referencePattern.test(reference) &&
    /^[\da-z]{1,7}$/.test(seconds) &&
    (callTime !== undefined || chosenTime === '') &&
    ['', confirmed].includes(flag) &&
    others.length === 0;
  if (!isValid) return undefined;
  return { reference, sentAt: parseInt(seconds, 36) * 1000, callTime, isConfirmed: flag === confirmed };
}
