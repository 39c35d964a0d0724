import { describe, expect, test } from 'vitest';
import { createClock, instantOf, wallTimeAt } from './clock.ts';
import { minuteMs } from './durations.ts';

function toldByIntl(instant: number, timeZone: string): string {
  return new Date(instant).toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

describe.each([
  ['Europe/Bucharest', ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2027-03-28T01:00Z', '2027-10-31T01:00Z']],
  ['America/Santiago', ['2026-04-05T03:00Z', '2026-09-06T04:00Z', '2027-04-04T03:00Z', '2027-09-05T04:00Z']],
  ['Asia/Kathmandu', []],
])('the clock of %s', (timeZone, expected) => {
  const clock = createClock(timeZone, 2026);
  const changes = clock.changes ?? [];

  test('changes when the zone does', () => {
    const [first, ...others] = changes.map(([from]) => from);
    expect(first).toBe(Date.parse('2026-01-01T00:00Z'));
    expect(others).toEqual(expected.map((change) => Date.parse(change)));
  });

  test('is right around each change, and asks Intl before the first and after the last year', () => {
    const ends = [Date.UTC(2025, 5), clock.until ?? 0, Date.UTC(2031, 6, 15, 12)];
    for (const around of [...changes.map(([from]) => from), ...ends]) {
      for (const instant of [around - minuteMs, around, around + minuteMs, around + 75 * minuteMs]) {
        const { date, time } = wallTimeAt(instant, clock);
        expect(`${date} ${time}`).toBe(toldByIntl(instant, timeZone));
      }
    }
  });

  test('does not use Intl within its two years', () => {
    const unknown = { ...clock, timeZone: 'Nowhere/Known' };
    for (const [instant] of changes) expect(wallTimeAt(instant, unknown)).toEqual(wallTimeAt(instant, clock));
    expect(() => wallTimeAt(clock.until ?? 0, unknown)).toThrow(RangeError);
  });
});

test('a wall time gives its instant on both sides of a clock change', () => {
  const clock = createClock('Europe/Bucharest', 2026);
  const instantAt = (time: string) => instantOf({ date: '2026-03-29', time }, clock);
  expect(instantAt('02:59')).toBe(Date.parse('2026-03-29T00:59Z'));
  expect(instantAt('04:00')).toBe(Date.parse('2026-03-29T01:00Z'));
  expect(instantAt('24:00')).toBe(Date.parse('2026-03-29T21:00Z'));
});
