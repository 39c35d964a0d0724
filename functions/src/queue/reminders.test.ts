import { expect, onTestFinished, test, vi } from 'vitest';
import { signingKey } from '../testing/site.ts';
import { mailboxes } from '../testing/requests.ts';
import { someRequest, startFunctions } from '../testing/running-functions.ts';

vi.mock('firebase-functions/logger');

const { inbox, reserve } = mailboxes;
const day = 24 * 60 * 60_000;

test('a request is reminded of after 2, 8 and 16 hours of opening, until the desk says that it is answered', async () => {
  const { mail, post, pass, stop } = await startFunctions({ ANSWER_LINK_KEYS: signingKey });
  onTestFinished(stop);
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
