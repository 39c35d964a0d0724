import { expect, test } from 'vitest';
import type { OpeningHours } from './schedule.ts';
import { replyDueAt } from './working-time.ts';

const hours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['saturday', 'sunday'], kind: 'closed' },
  ],
  exceptions: [],
};

test.each([
  ['today while there are two hours left', '2026-11-23T08:05Z', '2026-11-23T18:00Z'],
  ['on the next opening day in the evening', '2026-11-23T17:00Z', '2026-11-24T18:00Z'],
])('the promise to answer ends %s', (_, at, until) => {
  expect(new Date(replyDueAt(Date.parse(at), hours))).toEqual(new Date(until));
});

test('a clinic that is never open promises a day', () => {
  expect(replyDueAt(0, { week: [], exceptions: [] })).toBe(24 * 60 * 60_000);
});
