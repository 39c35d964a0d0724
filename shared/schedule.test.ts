import { expect, test } from 'vitest';
import type { WallTime } from './clock.ts';
import {
  replyDay,
  nextOpening,
  openingStateAt,
  effectiveWeek,
  weekdays,
  type OpeningHours,
  type OpeningState,
} from './schedule.ts';

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
  ],
};

/** Lunch breaks, whole days, ends at midnight, and other hours on single days. */
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
    { from: '2026-07-13', to: '2026-08-09' },
    { from: '2026-12-31', to: '2027-01-02', spans: ['00:00-24:00'] },
  ],
};

const wall = (at: string): WallTime => {
  const [date = '', time = ''] = at.split(' ');
  return { date, time };
};

function said(state: OpeningState): string {
  const next = state.kind === 'open' ? state.closes : state.opens;
  return `${state.kind} until ${next?.date} ${next?.time}`;
}

const summer: OpeningHours = {
  ...plain,
  exceptions: [
    {
      from: '2026-07-01',
      to: '2026-08-31',
      days: ['monday', 'tuesday', 'wednesday', 'thursday'],
      spans: ['08:00-14:00'],
    },
    { from: '2026-07-01', to: '2026-08-31', days: ['friday'] },
    { from: '2026-08-13' },
  ],
};

test.each([
  ['the day before', '2026-06-30 15:00', 'open until 2026-06-30 20:00'],
  ['on its first day', '2026-07-01 15:00', 'closed until 2026-07-02 08:00'],
  ['on a day of its own', '2026-07-03 10:00', 'closed until 2026-07-06 08:00'],
  ['on a holiday within it', '2026-08-13 10:00', 'closed until 2026-08-17 08:00'],
  ['after its last day', '2026-09-01 15:00', 'open until 2026-09-01 20:00'],
])('in a season, %s', (_, at, expected) => {
  expect(said(openingStateAt(summer, wall(at)))).toBe(expected);
});

test('the week of a season has its days, and those that stay', () => {
  expect(effectiveWeek(summer, '2026-06-30')).toBe(summer.week);
  expect(effectiveWeek(summer, '2026-07-15')).toEqual([
    { days: ['monday', 'tuesday', 'wednesday', 'thursday'], kind: 'open', spans: ['08:00-14:00'] },
    { days: ['friday'], kind: 'closed', spans: [] },
    { days: ['saturday', 'sunday'], kind: 'byAppointment' },
  ]);
});

test.each([
  ['before the opening', '2026-11-23 07:59', 'closed until 2026-11-23 08:00'],
  ['at the opening', '2026-11-23 08:00', 'open until 2026-11-23 12:00'],
  ['in the last minute before a break', '2026-11-23 11:59', 'open until 2026-11-23 12:00'],
  ['in a break', '2026-11-23 12:00', 'closed until 2026-11-23 13:00'],
  ['at the closing', '2026-11-23 20:15', 'closed until 2026-11-24 00:00'],
  ['on a whole day', '2026-11-24 00:00', 'open until 2026-11-24 24:00'],
  ['on a closed day', '2026-11-26 10:00', 'closed until 2026-11-27 20:00'],
  ['over midnight', '2026-11-27 21:00', 'open until 2026-11-28 02:00'],
  ['after midnight', '2026-11-28 01:59', 'open until 2026-11-28 02:00'],
  ['in spans that touch', '2026-11-28 09:00', 'open until 2026-11-28 18:00'],
  ['on a day by appointment', '2026-11-29 10:00', 'closed until 2026-11-30 08:00'],
  ['before four weeks of holidays', '2026-07-12 10:00', 'closed until 2026-08-10 08:00'],
  ['in the holidays', '2026-08-09 23:59', 'closed until 2026-08-10 08:00'],
  ['in other hours of three days', '2026-12-31 10:00', 'open until 2027-01-02 24:00'],
  ['after the three days', '2027-01-03 00:00', 'closed until 2027-01-04 08:00'],
  ['in other hours of one day', '2026-03-29 03:30', 'closed until 2026-03-29 04:15'],
])('%s, at %s, the clinic is %s', (_, at, expected) => {
  expect(said(openingStateAt(hard, wall(at)))).toBe(expected);
});

const stateAt = (at: string, hours = plain) => openingStateAt(hours, wall(at));

test('a day by appointment, a holiday and a closed evening are told apart', () => {
  expect(stateAt('2026-11-28 10:00')).toMatchObject({ kind: 'closed', day: 'byAppointment' });
  expect(stateAt('2026-12-26 10:00')).toMatchObject({
    day: 'closed',
    exception: { from: '2026-12-25' },
  });
  expect(stateAt('2026-11-27 21:00')).toMatchObject({ day: 'open', exception: undefined });
});

test('hours that never begin or never end have no next time', () => {
  const closed: OpeningHours = { week: [{ days: weekdays, kind: 'closed' }], exceptions: [] };
  const always: OpeningHours = {
    week: [{ days: weekdays, kind: 'open', spans: ['00:00-24:00'] }],
    exceptions: [],
  };
  expect(stateAt('2026-11-28 10:00', closed)).toMatchObject({ kind: 'closed', opens: undefined });
  expect(stateAt('2026-11-28 10:00', always)).toMatchObject({ kind: 'open', closes: undefined });
});

test('the next opening of an open clinic is the one after this', () => {
  expect(nextOpening(plain, { date: '2026-11-26', time: '08:00' })).toEqual({
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
  expect(replyDay(plain, { date, time })).toBe(expected);
});

test('a request before a closure is answered after it', () => {
  expect(replyDay(hard, { date: '2026-11-25', time: '11:00' })).toBe('2026-11-25');
  expect(replyDay(hard, { date: '2026-11-25', time: '19:00' })).toBe('2026-11-27');
});
