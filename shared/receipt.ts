import { referencePrefix } from './brand.ts';
import { callTimeCode, parseCallTime, type CallTime } from './call-times.ts';

/** Holds nothing that a visitor typed. */
export type Receipt = {
  reference: string;
  sentAt: number;
  callTime?: CallTime | undefined;
  isConfirmed: boolean;
};

/** Visitors read it out: no sign looks or sounds like another, and words are unlikely. */
export const referenceSigns = 'CDFGHJKMPRTVWXY34679';
export const referenceLength = 6;

/** The function replaces this in the prerendered page. */
export const referenceMark = '{reference}';

// Bookmarks of earlier requests have five signs.
const receiptPattern = new RegExp(
  String.raw`^(${referencePrefix}-[${referenceSigns}]{5,${referenceLength}})\.([\da-z]{1,7})(?:\.([^.]*)(?:\.(c?))?)?$`,
);

/** `GH-7KXM4P.tbc2o0.2026-11-30_0800-1200.c`: no escaping needed, and no dot at the end, which chats cut off. */
export function receiptCode({ reference, sentAt, callTime, isConfirmed }: Receipt): string {
  const chosenTime = callTime ? callTimeCode(callTime).replace(' ', '_').replaceAll(':', '') : '';
  const parts = [reference, Math.floor(sentAt / 1000).toString(36), chosenTime, isConfirmed ? 'c' : ''];
  return parts.join('.').replace(/\.+$/, '');
}

/** A valid code does not prove that the request was sent. */
export function parseReceipt(code: string): Receipt | undefined {
  const [, reference, seconds = '', chosenTime = '', flag] = receiptPattern.exec(code) ?? [];
  const callTime = parseCallTime(chosenTime.replace(/_(\d\d)(\d\d)-(\d\d)(\d\d)$/, ' $1:$2-$3:$4'));
  if (!reference || (chosenTime && !callTime)) return undefined;
  return { reference, sentAt: parseInt(seconds, 36) * 1000, callTime, isConfirmed: flag === 'c' };
}
