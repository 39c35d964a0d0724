import { expect, onTestFinished, test, vi } from 'vitest';
import { hours, signingKey } from '../testing/receipts.ts';
import { mailboxes } from '../testing/requests.ts';
import { someRequest, startFunctions } from '../testing/running-functions.ts';

vi.mock('firebase-functions/logger');

const { inbox, fallbackInbox } = mailboxes;
const day = 24 * 60 * 60_000;

test('a request is reminded of after 2, 8 and 16 hours of opening, until the desk says that it is answered', async () => {
  const settings = { ANSWER_LINK_KEYS: signingKey, OPENING_HOURS: JSON.stringify(hours) };
  const { mail, post, pass, stop } = await startFunctions(settings);
  onTestFinished(stop);
  const reminders = (reference = '') =>
    mail.received
      .filter(({ subject }) => subject === `${reference} – Fără răspuns`)
      .map(({ date, recipients }) => [date, ...recipients]);

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
    ['2026-11-24T10:00:00.000Z', fallbackInbox],
  ];
  expect(reminders(open.reference)).toEqual([first, ...others]);
  expect(reminders(answered.reference)).toEqual([first]);
});
