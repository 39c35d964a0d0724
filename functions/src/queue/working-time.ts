import { clinicClock, instantOf, wallTimeAt } from '../../../shared/clock.ts';
import { openAt, type OpeningHours } from '../../../shared/opening-hours.ts';

const minute = 60 * 1000;

/** When the clinic has been open for `minutes` since `from`, all in milliseconds; without known hours, by the clock. */
export function afterWorkingTime(hours: OpeningHours, from: number, minutes: number): number {
  let at = from;
  let left = minutes * minute;
  for (;;) {
    const state = openAt(hours, wallTimeAt(at, clinicClock));
    if (state.kind === 'closed') {
      if (!state.opens) return from + minutes * minute;
      at = Math.max(instantOf(state.opens, clinicClock), at + minute);
      continue;
    }
    const closes = state.closes ? instantOf(state.closes, clinicClock) : Infinity;
    if (at + left <= closes) return at + left;
    left -= Math.max(closes - at, 0);
    at = Math.max(closes, at + minute);
  }
}
