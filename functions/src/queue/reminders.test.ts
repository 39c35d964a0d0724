import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, minuteMs } from '../../../shared/durations.ts';
import { mailboxes } from '../testing/requests.ts';
import { someRequest, startFunctions, type RunningFunctions } from '../testing/running-functions.ts';
import { signingKey } from '../testing/site-fixture.ts';

vi.mock('firebase-functions/logger');

const { inbox, reserve } = mailboxes;

let functions: RunningFunctions;
beforeAll(async () => {
  functions = await startFunctions({ ANSWER_LINK_KEYS: signingKey });
});
beforeEach(() => functions.reset());
afterAll(() => functions.stop());

test('reminders come after 2 and 8 opening hours, until the desk answers', async () => {
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
  const link = request?.answerLink ?? '';
  await pass(2 * dayMs);
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  await pass(7 * dayMs);
  const [first, ...others] = [
    ['2026-11-23T08:00:00.000Z', inbox],
    ['2026-11-23T14:00:00.000Z', inbox],
    ['2026-11-23T14:00:00.000Z', reserve],
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
  vi.setSystemTime(Date.now() + 30 * dayMs + minuteMs);
  await pass(0);
  await mail.repair();
  await pass(2 * dayMs);
  expect(mail.received).toHaveLength(delivered);
});

test('an answer to the copy in the reserve mailbox ends reminders, also when the inbox comes back a day later', async () => {
  const { mail, post, pass } = functions;
  mail.refuseRecipient = (to) => (to === inbox ? 451 : undefined);
  await post(someRequest());
  await pass(60_000);
  const copy = mail.received.find(({ recipients }) => recipients.includes(reserve));
  const link = copy?.answerLink ?? '';
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await (await fetch(link)).text()).toContain('notat, ați răspuns');
  await pass(dayMs);
  await mail.repair();
  await pass(3 * dayMs);
  const subjects = mail.received.map(({ subject }) => subject?.split(' ', 1)[0]);
  expect(subjects).toEqual(['[copie]', '[întârziat]']);
});

test('a queue that does not answer: the page of the button says so', async () => {
  const { mail, post, pass, queue } = functions;
  await post(someRequest());
  await pass(0);
  const [request] = mail.received;
  const link = request?.answerLink ?? '';
  queue.answersAfter = new Promise(() => undefined);
  const page = await fetch(link, { method: 'POST' });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('nu s-a putut nota')]);
});

test('a reminder of what seems to be spam says so', async () => {
  const { mail, post, pass } = functions;
  await post(someRequest({ subject: 'https://spam.example' }));
  await pass(3 * dayMs);
  const subjects = mail.received.map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^\[posibil spam\] \[fără răspuns\] /));
});
