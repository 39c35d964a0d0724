import type { CallTime, DayPart } from './call-times.ts';
import type { WallTime } from './clock.ts';
import { fillText } from './fill-text.ts';
import { answerDay, type OpeningHours } from './schedule.ts';

type CallbackTexts = {
  /** Without a day. */
  detail: string;
  /** With `{day}`. */
  callback?: string | undefined;
};

export type ReceiptTexts = CallbackTexts & {
  /** The phrase for a day within a sentence: `on {day}`. */
  onDay: string;
  /** With `{day}` and `{part}`. */
  callTime: string;
  parts: Record<DayPart, string>;
};

export function callbackInWords(
  now: WallTime,
  { detail, callback }: CallbackTexts,
  hours: OpeningHours,
  onDay: (date: string) => string,
): string {
  const date = answerDay(hours, now);
  return callback && date ? fillText(callback, { day: onDay(date) }) : detail;
}

/** `sentAt` is on the clinic's clock. */
export type SentRequest = { sentAt: WallTime; callTime?: CallTime | undefined };

export function nextStepInWords(
  { sentAt, callTime }: SentRequest,
  texts: ReceiptTexts,
  hours: OpeningHours,
  dateInWords: (date: string) => string,
): string {
  if (callTime) {
    return fillText(texts.callTime, { day: dateInWords(callTime.date), part: texts.parts[callTime.part] });
  }
  const onDay = (date: string) => fillText(texts.onDay, { day: dateInWords(date) });
  return callbackInWords(sentAt, texts, hours, onDay);
}
