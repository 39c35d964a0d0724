import { describe, expect, test } from 'vitest';
import { callTimeCode, isOffered, offeredCallTimes, parseCallTime } from './call-times.ts';
import type { OpeningHours } from './schedule.ts';

const hours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['friday'], kind: 'open', spans: ['12:30-13:30', '09:00-11:00'] },
    { days: ['saturday'], kind: 'byAppointment' },
    { days: ['sunday'], kind: 'closed' },
  ],
  exceptions: [
    { from: '2026-11-30', to: '2026-12-01' },
    { from: '2026-12-24', spans: ['08:00-14:00'] },
  ],
};

const offeredAt = (date: string, time: string) =>
  offeredCallTimes(hours, { date, time }).flat().map(callTimeCode);

describe('a call is offered', () => {
  test('in the parts of a day in which the clinic is open, with the hours of both', () => {
    expect(offeredAt('2026-11-26', '13:00')).toEqual([
      '2026-11-26 17:00-20:00',
      '2026-11-27 09:00-11:00',
      '2026-11-27 12:30-13:30',
      '2026-12-02 08:00-12:00',
      '2026-12-02 12:00-17:00',
      '2026-12-02 17:00-20:00',
    ]);
  });

  test('today in the parts that have not begun', () => {
    const today = (time: string) =>
      offeredAt('2026-11-25', time).filter((code) => code.startsWith('2026-11-25'));
    expect(today('07:59')).toHaveLength(3);
    expect(today('08:00')).toHaveLength(2);
    expect(today('17:00')).toEqual([]);
  });

  test('on a day of shorter hours in those alone', () => {
    expect(offeredAt('2026-12-23', '20:00').slice(0, 2)).toEqual([
      '2026-12-24 08:00-12:00',
      '2026-12-24 12:00-14:00',
    ]);
  });

  test('after a long closure, in the week in which it ends', () => {
    const closed = { ...hours, exceptions: [{ from: '2026-07-01', to: '2026-07-19' }] };
    const days = offeredCallTimes(closed, { date: '2026-07-01', time: '10:00' }).map(
      ([first]) => first?.date,
    );
    expect(days).toEqual(['2026-07-20', '2026-07-21', '2026-07-22', '2026-07-23', '2026-07-24']);
  });

  test('never when no opening is known', () => {
    const closed = { ...hours, exceptions: [{ from: '2026-01-01', to: '2027-12-31' }] };
    expect(offeredCallTimes(closed, { date: '2026-07-01', time: '10:00' })).toEqual([]);
  });
});

test('what is offered is read back, and can be called then', () => {
  const now = { date: '2026-11-26', time: '13:00' };
  for (const callTime of offeredCallTimes(hours, now).flat()) {
    expect(parseCallTime(callTimeCode(callTime))).toEqual(callTime);
    expect(isOffered(callTime, hours, now)).toBe(true);
  }
});

test.each([
  ['2026-11-27 09:00-11:00', true],
  ['2026-11-27 08:00-12:00', false],
  ['2026-11-26 12:00-17:00', true],
  ['2026-11-26 08:00-12:00', false],
  ['2027-11-26 08:00-12:00', false],
])('%s on 26 November 2026 at noon: %s', (code, expected) => {
  const callTime = parseCallTime(code);
  expect(callTime && isOffered(callTime, hours, { date: '2026-11-26', time: '12:00' })).toBe(expected);
});
