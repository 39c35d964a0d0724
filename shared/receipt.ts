import { referencePrefix } from './brand.ts';
import { callTimes, type CallTime } from './contact-fields.ts';

/** A receipt contains nothing that the visitor typed, since it is part of a URL. */
export type Receipt = {
  reference: string;
  /** Milliseconds since 1970 by the server's clock. */
  receivedAt: number;
  promisedUntil: number;
  callTime?: CallTime | undefined;
  confirmation?: 'sent' | 'none' | undefined;
};

/** Visitors read references aloud: no two characters look or sound alike, and words are unlikely. */
export const referenceAlphabet = 'CDFGHJKMPRTVWXY34679';
export const referenceLength = 6;

/** The function `contact` replaces this placeholder in the page that answers a form. */
export const referencePlaceholder = '{reference}';

const confirmationFlags = { sent: 'c', none: 'n' };

/** Seconds since 1970 in base 36. Until 2038 they have six digits, so a link with fewer was truncated. */
const timePattern = String.raw`([1-9a-z][\da-z]{5})`;

const receiptPattern = new RegExp(
  String.raw`^(${referencePrefix}-[${referenceAlphabet}]{${referenceLength}})\.${timePattern}\.${timePattern}(?:\.([a-z]*)(?:\.([cn]?))?)?$`,
);

/** Returns `GH-7KXM4P.tbc2o0.tbctus.morning.c`. Chat apps cut a final dot off a link, so empty last parts are omitted. */
export function formatReceipt({
  reference,
  receivedAt,
  promisedUntil,
  callTime,
  confirmation,
}: Receipt): string {
  const times = [receivedAt, promisedUntil].map((time) => Math.floor(time / 1000).toString(36));
  const parts = [reference, ...times, callTime, confirmation ? confirmationFlags[confirmation] : ''];
  return parts.join('.').replace(/\.+$/, '');
}

/** Returns undefined for an invalid code. A valid code does not prove that a request was sent. */
export function parseReceipt(code: string): Receipt | undefined {
  const [, reference, received = '', promised = '', timeOfDay = '', flag] = receiptPattern.exec(code) ?? [];
  const callTime = callTimes.find((each) => each === timeOfDay);
  if (!reference || (timeOfDay && !callTime)) return undefined;
  const parseTime = (seconds: string) => parseInt(seconds, 36) * 1000;
  const times = { receivedAt: parseTime(received), promisedUntil: parseTime(promised) };
  if (times.receivedAt >= times.promisedUntil) return undefined;
  return {
    reference,
    ...times,
    callTime,
    confirmation: (['sent', 'none'] as const).find((each) => confirmationFlags[each] === flag),
  };
}
