/** What the visitor and the clinic see of each fault of mail servers, queue and functions; one test for each. */
import { error, info, warn } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayMs, daySeconds, hourMs, minuteMs } from '../../shared/durations.ts';
import { input, mailboxes, sender, task } from './testing/requests.ts';
import { someRequest, startFunctions, type RunningFunctions } from './testing/running-functions.ts';

vi.mock('firebase-functions/logger');

const { inbox, reserve } = mailboxes;

let functions: RunningFunctions;
beforeAll(async () => {
  functions = await startFunctions();
});
beforeEach(async () => {
  await functions.reset();
  vi.clearAllMocks();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => functions.stop());

const sent = { status: 200, reference: expect.stringMatching(/^GH-.{6}$/) };

/** Sends a request, which `contact` must accept, and returns its reference. */
async function send(): Promise<string | undefined> {
  const answer = await functions.post(someRequest());
  expect(answer).toMatchObject(sent);
  return answer.reference;
}

function useReserveServer() {
  const { reserveMail, restart } = functions;
  vi.stubEnv('MAIL_FALLBACK_SMTP_HOST', reserveMail.settings.host);
  vi.stubEnv('MAIL_FALLBACK_SMTP_PORT', String(reserveMail.settings.port));
  restart();
}

const alerts = () => vi.mocked(error).mock.calls.map(([event]) => event as string);

const alertsOf = (name: string) =>
  vi
    .mocked(error)
    .mock.calls.filter(([event]) => event === name)
    .map(([, details]) => details as { mailbox: string; waitedSeconds: number; reference: string });

const undelivered = () =>
  alertsOf('delivery_undelivered')
    .map(({ mailbox }) => mailbox)
    .toSorted();

type Fault = (mail: RunningFunctions['mail']) => unknown;

test.for<[name: string, fault: Fault]>([
  ['down', (mail) => mail.close()],
  ['closing connections', (mail) => (mail.fault = { connect: 'close' })],
  ['answering 451 to the mail', (mail) => (mail.refuseMail = () => 451)],
])('mail server %s: sent, with a reference, and one mail later', async ([, fault]) => {
  const { mail, pass, arrivedAt } = functions;
  await fault(mail);
  const reference = await send();
  await pass(14 * minuteMs);
  expect(undelivered()).toEqual([]);
  // Status 503 would make Cloud Tasks slow down the whole queue.
  expect(functions.queue.lastStatus).toBe(500);
  await pass(6 * minuteMs);
  expect(mail.received).toEqual([]);
  expect(undelivered()).toEqual(['inbox', 'reserve']);
  await mail.repair();
  await pass(hourMs);
  expect(arrivedAt(inbox)).toEqual([reference]);
  expect(arrivedAt(reserve)).toEqual([reference]);
});

test.for<[name: string, fault: Fault]>([
  ['the recipient', (mail) => (mail.refuseRecipient = (to) => (to === inbox ? 550 : undefined))],
  ['the mail', (mail) => (mail.refuseMail = (to) => (to === inbox ? 552 : undefined))],
])('inbox refuses %s with 5xx: sent, the reserve mailbox has it, and an alert at once', async ([, fault]) => {
  const { mail, pass, arrivedAt } = functions;
  fault(mail);
  const reference = await send();
  await pass(0);
  expect(arrivedAt(reserve)).toEqual([reference]);
  expect(undelivered()).toEqual(['inbox']);
});

test('inbox without an address: sent, the reserve mailbox has it, an alert, and one mail later', async () => {
  const { pass, arrivedAt } = functions;
  vi.stubEnv('MAIL_INBOX', '');
  const reference = await send();
  await pass(20 * minuteMs);
  expect([arrivedAt(inbox), arrivedAt(reserve), undelivered()]).toEqual([[], [reference], ['inbox']]);
  vi.stubEnv('MAIL_INBOX', inbox);
  await pass(hourMs);
  expect(arrivedAt(inbox)).toEqual([reference]);
});

test('bounce after acceptance: the reserve mailbox has it, and the bounce reaches people', async () => {
  const { mail, pass, arrivedAt } = functions;
  const reference = await send();
  await pass(0);
  // The relay has accepted the inbox's mail and may give it up later, so bounces and the other mailbox matter.
  const bounced = mail.received.find(({ recipients }) => recipients.includes(inbox));
  expect(bounced?.envelopeFrom).toBe(sender.bounces);
  expect(arrivedAt(reserve)).toEqual([reference]);
  expect(mail.received.find(({ recipients }) => recipients.includes(reserve))?.text).toContain(input.phone);
});

test('one mailbox down for 29 days: the other has it at once, the first within an hour once it is back', async () => {
  const { mail, queue, pass, arrivedAt, restart } = functions;
  mail.refuseRecipient = (to) => (to === inbox ? 450 : undefined);
  const reference = await send();
  await pass(0);
  expect(arrivedAt(reserve)).toEqual([reference]);
  await mail.close();
  await pass(1.5 * dayMs);
  // The first alert comes after 15 minutes, the second after a day.
  expect(undelivered()).toHaveLength(2);
  restart();
  queue.skipFailures(27 * dayMs);
  await pass(0.5 * dayMs);
  await mail.repair();
  await pass(hourMs);
  expect([arrivedAt(inbox), arrivedAt(reserve)]).toEqual([[reference], [reference]]);
});

test('a task of each kind is queued and delivered', async () => {
  const { queue, pass, mail } = functions;
  const request = { ...task({ id: 'each-kind' }), receivedAt: new Date().toISOString() };
  const { key, reference, receivedAt } = request;
  const confirmation = {
    kind: 'confirmation',
    key,
    reference,
    receivedAt,
    language: 'ro',
    address: 'ana@exemplu.example',
    promisedUntil: '2026-11-23T18:00:00.000Z',
  };
  const kinds = [request, confirmation, { kind: 'lock', key: 'a-mark' }, { kind: 'probe', key: 'probe-2' }];
  for (const [index, each] of kinds.entries()) queue.enqueue(`task-${index}`, each);
  await pass(0);
  expect(mail.received.map(({ subject }) => subject).toSorted()).toEqual(
    [`Am primit cererea ${reference}`, `${reference} – Cerere de la Ștefan Țiriac-Pânzaru`].toSorted(),
  );
});

/** Returns `2 by 1, 2 by 1`: the number of mails in each mailbox and of their different Message-IDs. */
function copies() {
  const counts = [inbox, reserve].map((mailbox) => {
    const mails = functions.mail.received.filter(({ recipients }) => recipients.includes(mailbox));
    const ids = new Set(mails.map(({ messageId }) => messageId));
    return `${mails.length} by ${ids.size}`;
  });
  return counts.join(', ');
}

const uncertain = () => alertsOf('delivery_uncertain');

test('mail server resets after the final dot, once: sent, an alert, and one more mail with the same Message-ID', async () => {
  const { mail, pass } = functions;
  mail.fault = { data: 'reset' };
  await send();
  await pass(hourMs);
  expect([copies(), uncertain().length]).toEqual(['1 by 1, 1 by 1', 2]);
  await mail.repair();
  await pass(30 * dayMs);
  expect([copies(), uncertain().length]).toEqual(['2 by 1, 2 by 1', 2]);
});

test('mail server resets after the final dot for days: at last the mail arrives, alerts on the first day, one confirmation', async () => {
  const { mail, queue, post, pass } = functions;
  mail.fault = { data: 'reset' };
  await post(someRequest({ confirmation: true }));
  await pass(100 * hourMs);
  // After 0, 2, 4, 8, 16, 32, 56 and 80 hours.
  expect(copies()).toBe('8 by 1, 8 by 1');
  // Five for each mailbox on the first day, and one for the confirmation.
  expect(uncertain()).toHaveLength(2 * 5 + 1);
  expect(vi.mocked(warn).mock.calls.filter(([event]) => event === 'delivery_still_uncertain')).toHaveLength(
    6,
  );
  await mail.repair();
  await pass(dayMs);
  expect([copies(), queue.due()]).toEqual(['9 by 1, 9 by 1', []]);
  expect(mail.received.filter(({ recipients }) => recipients.includes(input.email))).toHaveLength(1);
});

test('uncertain for 29 days, then refused: given up on day 30, with an alert, and nothing is left', async () => {
  const { mail, queue, pass } = functions;
  mail.fault = { data: 'reset' };
  await send();
  await pass(29 * dayMs);
  mail.fault = {};
  mail.refuseMail = () => 451;
  await pass(2 * dayMs);
  expect([queue.due(), queue.givenUp]).toEqual([[], []]);
  const givenUp = alertsOf('task_given_up');
  expect(givenUp.map(({ mailbox }) => mailbox).toSorted()).toEqual(['inbox', 'reserve']);
  for (const { waitedSeconds } of givenUp) expect(Math.floor(waitedSeconds / daySeconds)).toBe(30);
});

test('queue down when a mail whose fate is unknown is put again: the queue repeats the task', async () => {
  const { mail, queue, pass } = functions;
  mail.fault = { data: 'reset' };
  await send();
  queue.isDown = true;
  await pass(0);
  expect([queue.lastStatus, uncertain().length]).toEqual([500, 2]);
});

test.for([
  [550, 'probe_failed', error],
  [452, 'probe_delayed', warn],
] as const)('a mailbox that answers %i is found by the probe', async ([code, event, level]) => {
  const { mail, queue, pass } = functions;
  mail.refuseRecipient = (to) => (to === inbox ? code : undefined);
  queue.enqueue(`probe-${code}`, { kind: 'probe', key: `probe-${code}` });
  await pass(0);
  expect(level).toHaveBeenCalledWith(event, expect.objectContaining({ mailbox: 'inbox', replyCode: code }));
  expect(vi.mocked(info).mock.calls.map(([name]) => name)).not.toContain('probe_passed');
});

test('inbox hangs after the final dot: the reserve mailbox has each of 20 requests, once', async () => {
  const { mail, reserveMail, pass, restart } = functions;
  useReserveServer();
  mail.fault = { data: 'silence' };
  await Promise.all(Array.from({ length: 20 }, send));
  const passing = pass(0);
  await expect.poll(() => reserveMail.received.length).toBe(20);
  await mail.repair();
  await passing;
  reserveMail.received.length = 0;
  vi.stubEnv('MAIL_FALLBACK_SMTP_HOST', '');
  restart();
});

test('queue down, and mail server hangs after the final dot: the visitor is told that it may have arrived', async () => {
  const { queue, mail, post, pass } = functions;
  queue.isDown = true;
  mail.fault = { data: 'reset' };
  const request = someRequest();
  expect((await post(request)).text).toBe('{"ok":false,"code":"uncertain"}');
  queue.isDown = false;
  await mail.repair();
  expect(await post(request)).toMatchObject(sent);
  await pass(hourMs);
  expect(copies()).toBe('2 by 1, 2 by 1');
});

test('queue down: sent directly to both mailboxes, once', async () => {
  const { queue, post, pass, arrivedAt } = functions;
  queue.isDown = true;
  const request = someRequest();
  const [first, again] = [await post(request), await post(request)];
  expect(first).toMatchObject(sent);
  expect(again.reference).toBe(first.reference);
  queue.isDown = false;
  await pass(hourMs);
  expect([arrivedAt(inbox), arrivedAt(reserve)]).toEqual([[first.reference], [first.reference]]);
  expect(error).toHaveBeenCalled();
});

test.each([
  [inbox, reserve],
  [reserve, inbox],
])('queue down, and %s refuses: sent, %s has it, and an alert', async (refusing, other) => {
  const { queue, mail, arrivedAt } = functions;
  queue.isDown = true;
  mail.refuseRecipient = (to) => (to === refusing ? 550 : undefined);
  const reference = await send();
  expect([arrivedAt(refusing), arrivedAt(other)]).toEqual([[], [reference]]);
  expect(alerts()).toContain('copy_dropped');
});

test('queue slower than its limit: sent, and a duplicate has the same Message-ID', async () => {
  const { queue, mail, pass, arrivedAt } = functions;
  const { promise, resolve } = Promise.withResolvers<void>();
  queue.answersAfter = promise;
  const reference = await send();
  resolve();
  await pass(hourMs);
  expect([arrivedAt(inbox), arrivedAt(reserve)]).toEqual([
    [reference, reference],
    [reference, reference],
  ]);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('the sending server down for days, with a second one for the reserve mailbox: that one has it at once', async () => {
  const { mail, reserveMail, pass, arrivedAt, restart } = functions;
  useReserveServer();
  await mail.close();
  const reference = await send();
  await pass(0);
  expect(reserveMail.received.map(({ recipients }) => recipients)).toEqual([[reserve]]);
  await pass(3 * dayMs);
  await mail.repair();
  await pass(hourMs);
  expect(arrivedAt(inbox)).toEqual([reference]);
  vi.stubEnv('MAIL_FALLBACK_SMTP_HOST', '');
  restart();
});

test('a mailbox down for more than 30 days: the last attempt is an alert', async () => {
  const { mail, queue, pass } = functions;
  vi.stubEnv('MAIL_FALLBACK_INBOX', '');
  await mail.close();
  const reference = await send();
  await pass(hourMs);
  queue.skipFailures(29.5 * dayMs);
  await pass(2 * dayMs);
  vi.stubEnv('MAIL_FALLBACK_INBOX', reserve);
  expect(alertsOf('task_given_up')).toEqual([expect.objectContaining({ reference })]);
  expect([queue.due(), queue.givenUp]).toEqual([[], []]);
});

test('a task that this version does not know stays on the queue, with an alert', async () => {
  const { queue, pass } = functions;
  const known = task({ id: 'of-a-later-version' });
  const unknown = [{ ...known, kind: 'call' }, { ...known, mailbox: 'third' }, { key: known.key }, null];
  for (const [index, each] of unknown.entries()) queue.enqueue(`unknown-${index}`, each);
  await pass(0);
  expect(queue.due()).toHaveLength(unknown.length);
  expect(alerts()).toEqual(unknown.map(() => 'task_unknown'));
});

test('a copy whose reserve mailbox is no longer set is an alert', async () => {
  const { queue, pass } = functions;
  queue.enqueue('a-copy', { ...task({ id: 'a-copy-too-many' }), mailbox: 'reserve' });
  vi.stubEnv('MAIL_FALLBACK_INBOX', '');
  await pass(0);
  vi.stubEnv('MAIL_FALLBACK_INBOX', reserve);
  expect(alerts()).toEqual(['copy_dropped']);
});

test('queue down when the probe is due: an alert of its own', async () => {
  const { queue, watch } = functions;
  queue.isDown = true;
  await watch();
  expect(alerts()).toEqual(['probe_not_queued']);
});

test.for([500, 504])('queue takes the tasks and answers %i: one mail per mailbox', async (status) => {
  const { queue, pass, arrivedAt } = functions;
  queue.acceptedStatus = status;
  const reference = await send();
  await pass(hourMs);
  expect([arrivedAt(inbox), arrivedAt(reserve)]).toEqual([[reference], [reference]]);
});

test('queue and mail server down: 503 with Retry-After, and one mail once pressed again', async () => {
  const { queue, mail, post, pass, arrivedAt } = functions;
  queue.isDown = true;
  await mail.close();
  const request = someRequest();
  const { status, headers, text } = await post(request);
  expect([status, text]).toEqual([503, '{"ok":false,"code":"unavailable"}']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(error).toHaveBeenCalled();
  queue.isDown = false;
  await mail.repair();
  const { reference } = await post(request);
  await pass(hourMs);
  expect(arrivedAt(inbox)).toEqual([reference]);
});

test('function crashes between acceptance and delivery, and again after it: the same reference, and one mail', async () => {
  const { post, pass, arrivedAt, restart } = functions;
  const request = someRequest();
  const { reference } = await post(request);
  for (let crash = 1; crash <= 2; crash += 1) {
    restart();
    expect(await post(request)).toMatchObject({ status: 200, reference });
    // The queue refuses the name of a finished task for an hour.
    await pass(20 * minuteMs);
    expect(arrivedAt(inbox)).toEqual([reference]);
  }
});

test('the same request at another instance hears the same about its confirmation', async () => {
  const { post, restart, queue } = functions;
  const email = 'oana@exemplu.example';
  const [confirmed, limited] = [1, 2].map(() => someRequest({ email, confirmation: true }));
  for (let instance = 1; instance <= 2; instance += 1) {
    expect(JSON.parse((await post(confirmed ?? {})).text)).toMatchObject({ confirmation: true });
    expect(JSON.parse((await post(limited ?? {})).text)).not.toHaveProperty('confirmation');
    restart();
  }
  expect(queue.due().filter(({ name }) => name.endsWith('-confirmation'))).toHaveLength(1);
  expect(queue.due().filter(({ name }) => /oana|exemplu/.test(name))).toEqual([]);
});

test('both mailboxes down, then one back: of 20 requests none is lost, and none arrives twice', async () => {
  const { mail, pass, arrivedAt } = functions;
  mail.refuseRecipient = () => 451;
  const references = await Promise.all(Array.from({ length: 20 }, send));
  await pass(2 * minuteMs);
  expect(mail.received).toEqual([]);
  mail.refuseRecipient = (to) => (to === inbox ? undefined : 451);
  await pass(10 * minuteMs);
  expect([arrivedAt(inbox), arrivedAt(reserve)]).toEqual([references.toSorted(), []]);
});

test('the same request 100 times in parallel: one reference, and one mail per mailbox', async () => {
  const { post, pass, arrivedAt } = functions;
  const request = someRequest();
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(request)));
  await pass(hourMs);
  const [reference] = new Set(answers.map((answer) => answer.reference));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, reference });
  expect([arrivedAt(inbox), arrivedAt(reserve)]).toEqual([[reference], [reference]]);
});
