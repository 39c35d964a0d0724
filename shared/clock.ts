import { clinicTimeZone } from './brand.ts';
import { dayMs, minuteMs } from './durations.ts';

/** `2026-12-25` and `08:00`, which can be compared as strings. */
export type WallTime = { date: string; time: string };

type ClockChange = readonly [from: number, minutesAhead: number];

/** `changes` lists every change of the UTC offset before the instant `until`, in chronological order. */
export type Clock = { timeZone: string; changes?: readonly ClockChange[]; until?: number };

/** Without `changes` a clock uses `Intl`. Pages get a clock with `changes`, since `Intl` would delay the first paint. */
export const clinicClock: Clock = { timeZone: clinicTimeZone };

/** Returns the date and time that the clock shows at `instant`, in milliseconds since 1970. */
export function wallTimeAt(instant: number, clock: Clock): WallTime {
  return knownWallTimeAt(instant, clock) ?? wallTimeByIntl(instant, clock.timeZone);
}

/** Returns undefined before the first of the clock's changes and from `until` on. */
export function knownWallTimeAt(instant: number, { changes = [], until = 0 }: Clock): WallTime | undefined {
  let offset: number | undefined;
  for (const [from, minutesAhead] of changes) if (from <= instant) offset = minutesAhead;
  if (offset === undefined || instant >= until) return undefined;
  const local = new Date(instant + offset * minuteMs).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Returns milliseconds since 1970. `24:00` is the end of the day. */
export function instantOf(wall: WallTime, clock: Clock): number {
  const wallAsUtc = parseAsUtc(wall);
  let instant = wallAsUtc;
  // The first step may use the offset on the wrong side of a change; the second step uses the right one.
  for (let step = 0; step < 2; step += 1) instant += wallAsUtc - parseAsUtc(wallTimeAt(instant, clock));
  return instant;
}

/** Computes the offset changes of `year` and the next year, so that all builds within a year have the same clock. */
export function createClock(timeZone: string, year: number): Clock {
  const from = Date.UTC(year, 0);
  const until = Date.UTC(year + 2, 0);
  const offsetAt = (instant: number) => (parseAsUtc(wallTimeByIntl(instant, timeZone)) - instant) / minuteMs;
  let offset = offsetAt(from);
  const changes: ClockChange[] = [[from, offset]];
  for (let start = from; start < until; start += dayMs) {
    if (offsetAt(start + dayMs) === offset) continue;
    let change = start;
    while (offsetAt(change) === offset) change += minuteMs;
    offset = offsetAt(change);
    changes.push([change, offset]);
  }
  return { timeZone, changes, until };
}

const parseAsUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}Z`);

let cache: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/** The first call creates a formatter, which takes more than 100 ms on a slow phone. */
function wallTimeByIntl(instant: number, timeZone: string): WallTime {
  if (cache?.timeZone !== timeZone) {
    const two = '2-digit';
    const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two } as const;
    cache = { timeZone, format: new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...fields }) };
  }
  const parts = new Map(cache.format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const get = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? '';
  return { date: `${get('year')}-${get('month')}-${get('day')}`, time: `${get('hour')}:${get('minute')}` };
}
