import { expect, test } from 'vitest';
import type { OpeningHours } from './schedule.ts';
import { replyDueAt } from './working-time.ts';

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

test.each([
  ['today while there are two hours left', '2026-11-23T08:05Z', '2026-11-23T18:00Z'],
  ['on the next opening day in the evening', '2026-11-23T17:00Z', '2026-11-24T18:00Z'],
  ['after the days off', '2026-11-27T17:00Z', '2026-12-02T18:00Z'],
])('the promise to answer ends %s', (_, at, until) => {
  expect(new Date(replyDueAt(Date.parse(at), hours))).toEqual(new Date(until));
});

test('a clinic that is never open promises a day', () => {
  expect(replyDueAt(0, { week: [], exceptions: [] })).toBe(24 * 60 * 60_000);
});
