import { expect, test } from 'vitest';
import { facts, hours } from '../testing/site-fixture.ts';
import { sender } from '../testing/requests.ts';
import { countDay } from '../watch/daily-count.ts';
import { dailyMail } from './daily-mail.ts';
import { daysOffLines } from './days-off-lines.ts';

const withLast = (to: string) => ({
  ...facts,
  openingHours: { ...hours, exceptions: [{ from: '2027-11-30', to }] },
});

test('the daily mail names the last day off 120 days before, and the public holidays after it', () => {
  const now = new Date('2027-09-27T06:00:00.000Z');
  expect(daysOffLines(withLast('2028-01-26'), now)).toEqual([]);
  const notes = daysOffLines(withLast('2028-01-24'), now);
  expect(notes).toEqual([
    expect.stringMatching(
      /^ATENȚIE: Ultima zi liberă scrisă pe site este 24\.01\.2028\. .*: 14\.04\.2028 \(Vinerea Mare\)/,
    ),
  ]);
  const count = countDay([], now);
  const words = { hasLinks: true, retries: 'mereu', promiseField: '' };
  const to = sender.mailboxes.inbox;
  expect(dailyMail({ count, sender, to, now, notes, ...words }).text).toContain(notes[0]);
});

test('a clinic without days off is told so, also abroad', () => {
  const abroad = { ...facts, countryCode: 'GB' };
  expect(daysOffLines(abroad, new Date('2027-01-01T06:00:00.000Z'))).toEqual([
    'ATENȚIE: Pe site nu este scrisă nicio zi liberă. Scrieți-le și pe cele care urmează.',
  ]);
});
