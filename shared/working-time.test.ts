import { expect, test } from 'vitest';
import type { OpeningHours } from './schedule.ts';
import { afterWorkingTime, promisedUntil } from './working-time.ts';

const hours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['saturday'], kind: 'byAppointment' },
    { days: ['sunday'], kind: 'closed' },
  ],
  exceptions: [
    { from: '2026-11-30', to: '2026-12-01' },
    { from: '2026-12-24', spans: ['08:00-09:00', '12:00-12:30'] },
    { from: '2026-12-25', to: '2027-01-03' },
  ],
};

// Romania is two hours ahead of UTC in winter, three in summer.
test.each([
  ['on a working day', '2026-11-23T08:05Z', 120, '2026-11-23T10:05Z'],
  ['before the opening', '2026-11-23T01:00Z', 120, '2026-11-23T08:00Z'],
  ['shortly before the closing', '2026-11-23T17:30Z', 120, '2026-11-24T07:30Z'],
  ['exactly until the closing', '2026-11-23T16:00Z', 120, '2026-11-23T18:00Z'],
  ['over a short day and a fortnight', '2026-12-24T06:30Z', 120, '2027-01-04T07:00Z'],
  ['over two working days', '2026-11-23T10:00Z', 960, '2026-11-24T14:00Z'],
  ['over the night in which clocks go back', '2026-10-23T16:00Z', 120, '2026-10-26T07:00Z'],
  ['over the night in which clocks go forward', '2027-03-26T17:00Z', 120, '2027-03-29T06:00Z'],
])('working time %s', (_, from, minutes, until) => {
  expect(new Date(afterWorkingTime(hours, Date.parse(from), minutes))).toEqual(new Date(until));
});

test('a clinic that is never open counts by the clock', () => {
  const never: OpeningHours = { week: [], exceptions: [] };
  expect(afterWorkingTime(never, 0, 120)).toBe(120 * 60_000);
});

test.each([
  ['today while there are two hours left', '2026-11-23T08:05Z', '2026-11-23T18:00Z'],
  ['on the next opening day in the evening', '2026-11-23T17:00Z', '2026-11-24T18:00Z'],
  ['after the days off', '2026-11-27T17:00Z', '2026-12-02T18:00Z'],
])('the promise to answer ends %s', (_, at, until) => {
  expect(new Date(promisedUntil(Date.parse(at), hours))).toEqual(new Date(until));
});

test('a clinic that is never open promises a day', () => {
  expect(promisedUntil(0, { week: [], exceptions: [] })).toBe(24 * 60 * 60_000);
});
