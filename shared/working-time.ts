import { clinicClock, instantOf, wallTimeAt } from './clock.ts';
import { dayMs } from './durations.ts';
import { answerDay, spansOn, type OpeningHours } from './schedule.ts';

/** Returns the closing time of the promised day, or a day later if no hours are known, in milliseconds since 1970. */
export function replyDueAt(receivedAt: number, hours: OpeningHours): number {
  const date = answerDay(hours, wallTimeAt(receivedAt, clinicClock));
  const time = date && spansOn(hours, date).at(-1)?.closes;
  return date && time ? instantOf({ date, time }, clinicClock) : receivedAt + dayMs;
}
