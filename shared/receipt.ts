import { referencePrefix } from './brand.ts';
import { callTimes, type CallTime } from './contact-fields.ts';

/** Holds nothing that a visitor typed. */
export type Receipt = {
  reference: string;
  /** Milliseconds since 1970, on the server's clock. */
  receivedAt: number;
  promisedUntil: number;
  /** `none`: asked for, and not accepted. */
  callTime?: CallTime | 'none' | undefined;
  confirmation?: 'sent' | 'none' | undefined;
};

/** Visitors read it out: no sign looks or sounds like another, and words are unlikely. */
export const referenceSigns = 'CDFGHJKMPRTVWXY34679';
export const referenceLength = 6;

/** The function replaces this in the prerendered page, and `{day}` and `{time}` of its promise. */
export const referenceMark = '{reference}';

const flags = { sent: 'c', none: 'n' };

/** In seconds. Until 2038 a time has six signs: a shorter one was cut. */
const timePattern = String.raw`([1-9a-z][\da-z]{5})`;

const receiptPattern = new RegExp(
  String.raw`^(${referencePrefix}-[${referenceSigns}]{${referenceLength}})\.${timePattern}\.${timePattern}(?:\.([a-z]*)(?:\.([cn]?))?)?$`,
);

/** `GH-7KXM4P.tbc2o0.tbctus.morning.c`: no escaping needed, and no dot at the end, which chats cut off. */
export function receiptCode({
  reference,
  receivedAt,
  promisedUntil,
  callTime,
  confirmation,
}: Receipt): string {
  const times = [receivedAt, promisedUntil].map((time) => Math.floor(time / 1000).toString(36));
  const parts = [reference, ...times, callTime, confirmation ? flags[confirmation] : ''];
  return parts.join('.').replace(/\.+$/, '');
}

/** A valid code does not prove that the request was sent. */
export function parseReceipt(code: string): Receipt | undefined {
  const [, reference, received = '', promised = '', chosen = '', flag] = receiptPattern.exec(code) ?? [];
  const callTime = ([...callTimes, 'none'] as const).find((each) => each === chosen);
  if (!reference || (chosen && !callTime)) return undefined;
  const timeOf = (seconds: string) => parseInt(seconds, 36) * 1000;
  const times = { receivedAt: timeOf(received), promisedUntil: timeOf(promised) };
  if (times.receivedAt >= times.promisedUntil) return undefined;
  return {
    reference,
    ...times,
    callTime,
    confirmation: (['sent', 'none'] as const).find((each) => flags[each] === flag),
  };
}
