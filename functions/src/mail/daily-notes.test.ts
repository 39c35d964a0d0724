import { expect, test } from 'vitest';
import { facts, hours } from '../testing/site-fixture.ts';
import { sender } from '../testing/requests.ts';
import { countDay } from '../watch/daily-count.ts';
import { dailyMail } from './daily-mail.ts';
import { dailyNotes } from './daily-notes.ts';

const withLast = (to: string) => ({
  ...facts,
  openingHours: { ...hours, exceptions: [{ from: '2027-11-30', to }] },
});

test('the daily mail names the last day off 120 days before, and the public holidays after it', () => {
  expect(dailyNotes(withLast('2028-01-26'), '2027-09-27')).toEqual([]);
  const notes = dailyNotes(withLast('2028-01-24'), '2027-09-27');
  expect(notes).toEqual([
    expect.stringMatching(
      /^ATENȚIE: Ultima zi liberă scrisă pe site este 24\.01\.2028\. .*: 14\.04\.2028 \(Vinerea Mare\)/,
    ),
  ]);
  const now = new Date('2027-09-27T06:00:00.000Z');
  const words = { hasLinks: true, retries: 'mereu', promiseField: '' };
  const [count, to] = [countDay([], now), sender.mailboxes.inbox];
  const mail = dailyMail({ count, sender, to, now, notes, ...words });
  expect(mail.text).toContain(notes[0]);
});

test('a clinic without days off is told so, also abroad', () => {
  expect(dailyNotes({ ...facts, countryCode: 'GB' }, '2027-01-01')).toEqual([
    'ATENȚIE: Pe site nu este scrisă nicio zi liberă. Scrieți-le și pe cele care urmează.',
  ]);
});

test('the daily mail names the pages that were reviewed long ago, from the day on', () => {
  const reviews = [
    { page: 'Pagina Prețuri', until: '2027-09-27' },
    { page: 'Pagina Urgențe', until: '2027-09-28' },
  ];
  const notesOn = (day: string) => dailyNotes({ ...withLast('2028-01-26'), reviews }, day);
  expect(notesOn('2027-09-26')).toEqual([]);
  expect(notesOn('2027-09-27')).toEqual([expect.stringContaining('de citit din nou: Pagina Prețuri.')]);
});
