import type { CallTime, DayPart } from './call-times.ts';
import type { WallTime } from './clock.ts';
import { fillText } from './fill-text.ts';
import { answerDay, type OpeningHours } from './schedule.ts';

/** What is said of the desk's answer. */
export type AnswerTexts = {
  /** Where no day is known or promised. */
  detail: string;
  /** With `{day}`. */
  callback?: string | undefined;
};

/** What a receipt says happens next, in one language. */
export type FollowTexts = AnswerTexts & {
  /** How a day is named in a sentence, with `{day}`: `on {day}`. */
  onDay: string;
  /** With `{day}` and `{part}`. */
  callTime: string;
  parts: Record<DayPart, string>;
};

/** What the functions say in the clinic's words. */
export type ReceiptTexts = FollowTexts & {
  clinicName: string;
  address: string[];
  phone: { text: string; number: string };
  email: string;
  referenceLabel: string;
  nextTitle: string;
  /** What comes before the desk's answer, and after it. */
  before?: string | undefined;
  after?: string | undefined;
  story: { text: string; path: string };
  map: { text: string; url: string };
  /** With `{reference}`. */
  mailSubject: string;
  mailTitle: string;
  mailChange: string;
  mailNotMine: string;
};

/** @param onDay says when: `on Monday 30 November` */
export function answerInWords(
  now: WallTime,
  { detail, callback }: AnswerTexts,
  hours: OpeningHours,
  onDay: (date: string) => string,
): string {
  const date = answerDay(hours, now);
  return callback && date ? fillText(callback, { day: onDay(date) }) : detail;
}

type Sent = { sentAt: WallTime; callTime?: CallTime | undefined };

/** @param dayInWords says a date as the language does, without `today`: a receipt is read on other days too */
export function whatFollows(
  { sentAt, callTime }: Sent,
  texts: FollowTexts,
  hours: OpeningHours,
  dayInWords: (date: string) => string,
): string {
  if (callTime) {
    return fillText(texts.callTime, { day: dayInWords(callTime.date), part: texts.parts[callTime.part] });
  }
  const onDay = (date: string) => fillText(texts.onDay, { day: dayInWords(date) });
  return answerInWords(sentAt, texts, hours, onDay);
}
