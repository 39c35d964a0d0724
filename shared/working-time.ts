import { clinicClock, instantOf, wallTimeAt } from './clock.ts';
import { dayMs } from './durations.ts';
import { replyDay, spansOn, type OpeningHours } from './schedule.ts';

/** Returns the reply day's closing time in milliseconds since 1970; without opening hours, a day after `receivedAt`. */
export function replyDueAt(receivedAt: number, hours: OpeningHours): number {
  const date = replyDay(hours, wallTimeAt(receivedAt, clinicClock));
  const time = date && spansOn(hours, date).at(-1)?.closes;
  return date && time ? instantOf({ date, time }, clinicClock) : receivedAt + dayMs;
}
