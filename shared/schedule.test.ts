import { describe, expect, test } from 'vitest';
import { clockOf, wallTimeAt, type WallTime } from './clock.ts';
import {
  answerDay,
  nextOpening,
  openAt,
  weekdays,
  type OpeningHours,
  type OpeningState,
} from './schedule.ts';

const clock = clockOf('Europe/Bucharest', 2026);

const minute = 60_000;
const day = 24 * 60 * minute;

/** The clinic of the content: a plain week, and some holidays. */
const plain: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['saturday', 'sunday'], kind: 'byAppointment' },
  ],
  exceptions: [
    { from: '2026-11-30' },
    { from: '2026-12-01' },
    { from: '2026-12-24', spans: ['08:00-14:00'] },
    { from: '2026-12-25', to: '2026-12-26' },
    { from: '2027-01-01', to: '2027-01-02' },
    { from: '2027-04-30' },
    { from: '2027-05-02', to: '2027-05-03' },
  ],
};

/** Lunch breaks, whole days, ends at midnight, and other hours on the Sundays on which the clocks change. */
const hard: OpeningHours = {
  week: [
    { days: ['monday', 'wednesday'], kind: 'open', spans: ['13:00-20:15', '08:00-12:00'] },
    { days: ['tuesday'], kind: 'open', spans: ['00:00-24:00'] },
    { days: ['friday'], kind: 'open', spans: ['20:00-24:00'] },
    { days: ['saturday'], kind: 'open', spans: ['00:00-02:00', '09:00-12:00', '12:00-18:00'] },
    { days: ['sunday'], kind: 'byAppointment' },
    { days: ['thursday'], kind: 'closed' },
  ],
  exceptions: [
    { from: '2026-03-29', spans: ['02:00-03:30', '04:15-06:00'] },
    { from: '2026-10-25', spans: ['00:00-24:00'] },
    { from: '2027-03-28', spans: ['00:00-03:00', '05:00-09:45'] },
    { from: '2027-10-31', spans: ['02:00-04:00'] },
    { from: '2026-07-13', to: '2026-08-09' },
    { from: '2026-12-31', to: '2027-01-02', spans: ['00:00-24:00'] },
  ],
};

/*
 * The independent evaluation. It knows the clock of Romania by the rule of the EU alone, makes of the hours a table of
 * intervals in UTC, and looks an instant up in it.
 */

/** 01:00 UTC on the last Sunday of a month, March is 2. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return last.getTime() - last.getUTCDay() * day + 60 * minute;
}

function hoursAhead(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  return lastSunday(year, 2) <= instant && instant < lastSunday(year, 9) ? 3 : 2;
}

/** The instant of a wall time; of one that does not exist, the change; of one that comes twice, the one asked for. */
function instantOf(midnight: number, time: string, which: 'first' | 'second'): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const wall = midnight + (hours * 60 + minutes) * minute;
  const [summer, winter] = [wall - 3 * 60 * minute, wall - 2 * 60 * minute];
  const isSummer = hoursAhead(summer) === 3;
  const isWinter = hoursAhead(winter) === 2;
  if (isSummer && isWinter) return which === 'first' ? summer : winter;
  if (isSummer) return summer;
  return isWinter ? winter : lastSunday(new Date(midnight).getUTCFullYear(), 2);
}

type Interval = { from: number; to: number; opens: WallTime; closes: WallTime };

function intervalsOf({ week, exceptions }: OpeningHours, firstDay: number, days: number): Interval[] {
  const found: Interval[] = [];
  for (let number = 0; number < days; number += 1) {
    const midnight = firstDay + number * day;
    const date = new Date(midnight).toISOString().slice(0, 10);
    const english = new Date(midnight).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    const ofWeek = week.find((row) => (row.days as string[]).includes(english.toLowerCase()));
    const exception = exceptions.filter((each) => Date.parse(each.from) <= midnight);
    const ofDay = exception.find((each) => midnight <= Date.parse(each.to ?? each.from));
    for (const span of ((ofDay ?? ofWeek)?.spans ?? []).toSorted()) {
      const [opens, closes] = span.split('-') as [string, string];
      const from = instantOf(midnight, opens, 'first');
      const to = instantOf(midnight, closes, 'second');
      found.push({ from, to, opens: { date, time: opens }, closes: { date, time: closes } });
    }
  }
  return found;
}

function joined(intervals: Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const next of intervals) {
    const last = all.at(-1);
    if (last?.to === next.from) Object.assign(last, { to: next.to, closes: next.closes });
    else all.push({ ...next });
  }
  return all;
}

type Answer = { open: boolean; until?: string; opens?: string };
const written = ({ date, time }: WallTime) => `${date} ${time}`;

function ofState(state: OpeningState): Answer {
  if (state.kind === 'open') return { open: true, ...(state.closes && { until: written(state.closes) }) };
  return { open: false, ...(state.opens && { opens: written(state.opens) }) };
}

describe.each([
  ['the plain week', plain],
  ['a hard week', hard],
])('%s', (_, hours) => {
  test('agrees with an independent evaluation on every quarter of an hour of 2026 and 2027', () => {
    const table = joined(intervalsOf(hours, Date.UTC(2025, 11, 20), 800));
    const differences: string[] = [];
    let quarters = 0;
    let openQuarters = 0;
    let row = 0;
    for (
      let instant = Date.UTC(2025, 11, 31, 22);
      instant < Date.UTC(2027, 11, 31, 22);
      instant += 15 * minute
    ) {
      while ((table[row]?.to ?? Infinity) <= instant) row += 1;
      const interval = table[row];
      const open = interval !== undefined && interval.from <= instant;
      const expected: Answer = {
        open,
        ...(interval && (open ? { until: written(interval.closes) } : { opens: written(interval.opens) })),
      };
      const found = ofState(openAt(hours, wallTimeAt(instant, clock)));
      quarters += 1;
      if (open) openQuarters += 1;
      if (JSON.stringify(found) !== JSON.stringify(expected)) {
        differences.push(`${new Date(instant).toISOString()} ${JSON.stringify({ found, expected })}`);
      }
    }
    expect(differences).toEqual([]);
    expect(quarters).toBe(730 * 96);
    expect(openQuarters).toBeGreaterThan(quarters / 5);
  });
});

const stateAt = (at: string, hours = plain) => openAt(hours, wallTimeAt(Date.parse(at), clock));

test('a day by appointment, a holiday and a closed evening are told apart', () => {
  expect(stateAt('2026-11-28T10:00+02:00')).toMatchObject({ kind: 'closed', day: 'byAppointment' });
  expect(stateAt('2026-12-26T10:00+02:00')).toMatchObject({
    day: 'closed',
    exception: { from: '2026-12-25' },
  });
  expect(stateAt('2026-11-27T21:00+02:00')).toMatchObject({ day: 'open', exception: undefined });
});

test('hours that never begin or never end have no next time', () => {
  const closed: OpeningHours = { week: [{ days: weekdays, kind: 'closed' }], exceptions: [] };
  const always: OpeningHours = {
    week: [{ days: weekdays, kind: 'open', spans: ['00:00-24:00'] }],
    exceptions: [],
  };
  expect(stateAt('2026-11-28T10:00+02:00', closed)).toMatchObject({ kind: 'closed', opens: undefined });
  expect(stateAt('2026-11-28T10:00+02:00', always)).toMatchObject({ kind: 'open', closes: undefined });
});

test('the next opening of an open clinic is the one after this', () => {
  expect(nextOpening(plain, { date: '2026-11-26', time: '10:00' })).toEqual({
    date: '2026-11-27',
    time: '08:00',
  });
});

test.each([
  ['2026-11-26', '07:00', '2026-11-26', 'before the opening'],
  ['2026-11-26', '18:00', '2026-11-26', 'two hours before the end'],
  ['2026-11-26', '18:01', '2026-11-27', 'less than two hours before the end'],
  ['2026-11-27', '21:00', '2026-12-02', 'before a weekend and two holidays'],
  ['2026-12-24', '11:30', '2026-12-24', 'on a short day'],
  ['2026-12-24', '12:30', '2026-12-28', 'late on a short day'],
])('a request of %s %s is answered on %s: %s', (date, time, expected) => {
  expect(answerDay(plain, { date, time })).toBe(expected);
});

test('a request before a closure is answered after it', () => {
  expect(answerDay(hard, { date: '2026-11-25', time: '11:00' })).toBe('2026-11-25');
  expect(answerDay(hard, { date: '2026-11-25', time: '19:00' })).toBe('2026-11-27');
});
