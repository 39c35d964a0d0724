import { expect, test } from 'vitest';
import { parseCallTime } from './call-times.ts';
import { clinicClock, wallTimeAt } from './clock.ts';
import { addDays, type OpeningHours } from './schedule.ts';
import { nextStepInWords } from './callback.ts';

const hours: OpeningHours = {
  week: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], kind: 'open', spans: ['08:00-20:00'] },
    { days: ['saturday', 'sunday'], kind: 'closed' },
  ],
  exceptions: [{ from: '2026-11-30', to: '2026-12-01' }],
};

const texts = {
  detail: 'We call.',
  callback: 'We call {day}.',
  onDay: 'on {day}',
  callTime: 'You chose {day}, {part}.',
  parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
};

const at = (sentAt: string) => wallTimeAt(Date.parse(sentAt), clinicClock);
const follows = (sentAt: string, changes: Partial<typeof texts> = {}) =>
  nextStepInWords({ sentAt: at(sentAt) }, { ...texts, ...changes }, hours, (date) => date);

test.each([
  ['2026-11-26T17:30+02:00', '2026-11-26'],
  ['2026-11-26T18:30+02:00', '2026-11-27'],
  ['2026-11-21T10:00+02:00', '2026-11-23'],
  ['2026-11-27T19:00+02:00', '2026-12-02'],
])('a request of %s is answered on %s, whenever that is read', (sentAt, day) => {
  expect(follows(sentAt)).toBe(`We call on ${day}.`);
});

test('no day is promised where the clinic promises none, or is never open', () => {
  const { callback: _, ...without } = texts;
  const sent = { sentAt: at('2026-11-26T17:30+02:00') };
  expect(nextStepInWords(sent, without, hours, String)).toBe('We call.');
  const closed: OpeningHours = {
    week: [],
    exceptions: [{ from: '2026-01-01', to: addDays('2026-01-01', 900) }],
  };
  expect(nextStepInWords(sent, texts, closed, String)).toBe('We call.');
});

test('a chosen call time replaces the day of the answer', () => {
  const callTime = parseCallTime('2026-12-02 17:00-20:00');
  const sent = { sentAt: at('2026-11-26T17:30+02:00'), callTime };
  expect(nextStepInWords(sent, texts, hours, String)).toBe('You chose 2026-12-02, evening.');
});
