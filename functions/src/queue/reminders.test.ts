import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpeningHours } from '../../../shared/schedule.ts';
import { mailboxes } from '../testing/requests.ts';
import { someRequest, startFunctions, type RunningFunctions } from '../testing/running-functions.ts';
import { signingKey } from '../testing/site-fixture.ts';
import { afterWorkingTime } from './reminders.ts';

vi.mock('firebase-functions/logger');

const { inbox, reserve } = mailboxes;
const day = 24 * 60 * 60_000;

let functions: RunningFunctions;
beforeAll(async () => {
  functions = await startFunctions({ ANSWER_LINK_KEYS: signingKey });
});
beforeEach(() => functions.reset());
afterAll(() => functions.stop());

test('reminders come after 2, 8 and 16 opening hours, until the desk answers', async () => {
  const { mail, post, pass } = functions;
  const reminders = (reference = '') =>
    mail.received
      .filter(({ subject }) => subject?.startsWith(`[fără răspuns] ${reference} – Cerere de la `))
      .map(({ date, recipients, text }) => {
        expect(text).toContain('> fiica mea are 7 ani și îi e frică.');
        return [date, ...recipients];
      });

  // On a Saturday; the clinic opens on Monday at 8.
  const [open, answered] = [await post(someRequest()), await post(someRequest())];
  await pass(0);
  const request = mail.received.find(({ subject }) => subject?.startsWith(answered.reference ?? '-'));
  const link = /http\S+cerere=\S+/.exec(request?.text ?? '')?.[0] ?? '';
  await pass(2 * day);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  await pass(7 * day);
  const [first, ...others] = [
    ['2026-11-23T08:00:00.000Z', inbox],
    ['2026-11-23T14:00:00.000Z', inbox],
    ['2026-11-24T10:00:00.000Z', reserve],
  ];
  expect(reminders(open.reference)).toEqual([first, ...others]);
  expect(reminders(answered.reference)).toEqual([first]);
});

test('a reminder that the mail server refuses is given up 30 days after its request', async () => {
  const { mail, post, pass } = functions;
  await post(someRequest());
  await pass(0);
  const delivered = mail.received.length;
  mail.refuseMail = () => 451;
  vi.setSystemTime(Date.now() + 30 * day + 60_000);
  await pass(0);
  await mail.repair();
  await pass(2 * day);
  expect(mail.received).toHaveLength(delivered);
});

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
