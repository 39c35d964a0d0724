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

test('the day of the answer follows from when the request was sent', () => {
  expect(follows('2026-11-27T19:00+02:00')).toBe('We call on 2026-12-02.');
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
