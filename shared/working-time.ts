import { clinicClock, instantOf, wallTimeAt } from './clock.ts';
import { dayMs } from './durations.ts';
import { answerDay, spansOn, type OpeningHours } from './schedule.ts';

/** When the site's promise to answer ends: the closing time of the promised day, or a day later without known hours. */
export function promisedUntil(receivedAt: number, hours: OpeningHours): number {
  const date = answerDay(hours, wallTimeAt(receivedAt, clinicClock));
  const time = date && spansOn(hours, date).at(-1)?.closes;
  return date && time ? instantOf({ date, time }, clinicClock) : receivedAt + dayMs;
}
