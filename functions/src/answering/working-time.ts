import {
  clinicTimeZone,
  minutesOf,
  openAt,
  wallTimeAt,
  type OpeningHours,
  type WallTime,
} from '../../../shared/opening-hours.ts';

const minute = 60 * 1000;

const asIfUtc = ({ date, time }: WallTime) => Date.parse(date) + minutesOf(time) * minute;

/** When the clinic's clock shows it. A time that the clocks leave out is the one after it. */
function instantOf(wall: WallTime): number {
  const wanted = asIfUtc(wall);
  const once = wanted + (wanted - asIfUtc(wallTimeAt(wanted, clinicTimeZone)));
  return once + (wanted - asIfUtc(wallTimeAt(once, clinicTimeZone)));
}

/** When the clinic has been open for `minutes` since `from`, all in milliseconds; without known hours, by the clock. */
export function afterWorkingTime(hours: OpeningHours, from: number, minutes: number): number {
  let at = from;
  let left = minutes * minute;
  for (;;) {
    const state = openAt(hours, at, clinicTimeZone);
    if (state.kind === 'closed') {
      if (!state.opens) return from + minutes * minute;
      at = Math.max(instantOf(state.opens), at + minute);
      continue;
    }
    const closes = state.closes ? instantOf(state.closes) : Infinity;
    if (at + left <= closes) return at + left;
    left -= Math.max(closes - at, 0);
    at = Math.max(closes, at + minute);
  }
}
