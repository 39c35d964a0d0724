import { clinicClock, instantOf, wallTimeAt } from './clock.ts';
import { dayMs, minuteMs } from './durations.ts';
import { answerDay, openAt, spansOn, type OpeningHours } from './schedule.ts';

/** The clinic's opening hours from an instant on, in order. None where no opening is known. */
function* openingsFrom(hours: OpeningHours, from: number): Generator<[opens: number, closes: number]> {
  let at = from;
  for (;;) {
    const state = openAt(hours, wallTimeAt(at, clinicClock));
    if (state.kind === 'closed') {
      if (!state.opens) return;
      at = Math.max(instantOf(state.opens, clinicClock), at + minuteMs);
      continue;
    }
    const closes = state.closes ? instantOf(state.closes, clinicClock) : Infinity;
    yield [at, closes];
    at = Math.max(closes, at + minuteMs);
  }
}

/** The instant after so many minutes of opening hours. Without known hours it counts by the clock. */
export function afterWorkingTime(hours: OpeningHours, from: number, minutes: number): number {
  let left = minutes * minuteMs;
  for (const [opens, closes] of openingsFrom(hours, from)) {
    if (opens + left <= closes) return opens + left;
    left -= Math.max(closes - opens, 0);
  }
  return from + minutes * minuteMs;
}

/** When the site's promise to answer ends: the closing time of the promised day, or a day later without known hours. */
export function promisedUntil(receivedAt: number, hours: OpeningHours): number {
  const date = answerDay(hours, wallTimeAt(receivedAt, clinicClock));
  const time = date && spansOn(hours, date).at(-1)?.closes;
  return date && time ? instantOf({ date, time }, clinicClock) : receivedAt + dayMs;
}
