import type { CallTime, DayPart } from './call-times.ts';
import { fillText } from './fill-text.ts';

export type ReceiptTexts = {
  /** With `{day}` and `{time}`: by when the clinic answers. */
  answerBy: string;
  /** For visitors whom nobody has answered by then; a phone number follows. */
  late: string;
  /** With `{day}` and `{part}`. */
  callTime: string;
  parts: Record<DayPart, string>;
};

export function callTimeInWords(
  { date, part }: CallTime,
  { callTime, parts }: ReceiptTexts,
  dateInWords: (date: string) => string,
): string {
  return fillText(callTime, { day: dateInWords(date), part: parts[part] });
}
