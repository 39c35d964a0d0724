/** What the visitor and the clinic see of each fault of mail servers, queue and functions; one test for each. */
import { error } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailboxes } from './testing/requests.ts';
import { someRequest, startFunctions, type RunningFunctions } from './testing/running-functions.ts';

vi.mock('firebase-functions/logger');

const { inbox, fallbackInbox } = mailboxes;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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

const sent = { status: 200, reference: expect.stringMatching(/^GH-.{5}$/) };

/** Sends a request that the visitor is told to be sent. */
async function send(): Promise<string | undefined> {
  const answer = await functions.post(someRequest());
  expect(answer).toMatchObject(sent);
  return answer.reference;
}

type Fault = (mail: RunningFunctions['mail']) => unknown;

test.for<[name: string, fault: Fault]>([
  ['down', (mail) => mail.close()],
  ['answering 421', (mail) => (mail.fault = { connect: 421 })],
  ['closing connections', (mail) => (mail.fault = { connect: 'close' })],
  ['answering 450 to the recipient', (mail) => (mail.refuseRecipient = () => 450)],
  ['answering 451 to the mail', (mail) => (mail.refuseMail = () => 451)],
])('mail server %s: sent, with a reference, and one mail later', async ([, fault]) => {
  const { mail, pass, arrivedAt } = functions;
  await fault(mail);
  const reference = await send();
  await pass(20 * minute);
  expect(mail.received).toEqual([]);
  await mail.repair();
  await pass(hour);
  expect(arrivedAt(inbox)).toEqual([reference]);
});

test.for<[name: string, fault: Fault]>([
  ['the recipient', (mail) => (mail.refuseRecipient = (to) => (to === inbox ? 550 : undefined))],
  ['the mail', (mail) => (mail.refuseMail = (to) => (to === inbox ? 552 : undefined))],
])('inbox refuses %s with 5xx: sent, the reserve mailbox has it, and an alert', async ([, fault]) => {
  const { mail, pass, arrivedAt } = functions;
  fault(mail);
  const reference = await send();
  await pass(0);
  expect(arrivedAt(fallbackInbox)).toEqual([reference]);
  expect(error).toHaveBeenCalled();
});

test('both mailboxes down for three weeks, then back: delivered, none twice', async () => {
  const { mail, pass, arrivedAt, restart } = functions;
  await mail.close();
  const reference = await send();
  await pass(14 * day);
  restart();
  await pass(7 * day);
  await mail.repair();
  await pass(day);
  expect(arrivedAt(inbox)).toEqual([reference]);
  expect(error).toHaveBeenCalled();
});

test('mail server hangs after DATA: sent, and what comes twice has the same Message-ID', async () => {
  const { mail, pass, arrivedAt } = functions;
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  mail.fault = { data: 'silence' };
  mail.refuseMail = () => void timeout.abort();
  const reference = await send();
  await pass(0);
  vi.restoreAllMocks();
  await mail.repair();
  await pass(hour);
  expect(arrivedAt(inbox)).toEqual([reference, reference]);
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('queue down: sent directly, once', async () => {
  const { queue, post, pass, arrivedAt } = functions;
  queue.isDown = true;
  const request = someRequest();
  const [first, again] = [await post(request), await post(request)];
  expect(first).toMatchObject(sent);
  expect(again.reference).toBe(first.reference);
  expect(arrivedAt(inbox)).toEqual([first.reference]);
  queue.isDown = false;
  await pass(hour);
  expect(arrivedAt(inbox)).toEqual([first.reference]);
  expect(error).toHaveBeenCalled();
});

test('queue and mail server down: 503 with Retry-After, nothing is said to be sent, and one mail once pressed again', async () => {
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
  await pass(hour);
  expect(arrivedAt(inbox)).toEqual([reference]);
});

test('function crashes between acceptance and delivery, and again after it: the same reference, and one mail', async () => {
  const { post, pass, arrivedAt, restart } = functions;
  const request = someRequest();
  const { reference } = await post(request);
  for (let crash = 1; crash <= 2; crash += 1) {
    restart();
    expect(await post(request)).toMatchObject({ status: 200, reference });
    await pass(hour);
    expect(arrivedAt(inbox)).toEqual([reference]);
  }
});

test('both mailboxes down, then one back: of 20 requests none is lost, and none arrives twice', async () => {
  const { mail, pass, arrivedAt } = functions;
  mail.refuseRecipient = () => 451;
  const references = await Promise.all(Array.from({ length: 20 }, send));
  await pass(20 * minute);
  mail.refuseRecipient = (to) => (to === inbox ? undefined : 451);
  await pass(hour);
  expect(arrivedAt(inbox)).toEqual(references.toSorted());
});

test('the same request 100 times in parallel: one reference, and one mail', async () => {
  const { post, pass, arrivedAt } = functions;
  const request = someRequest();
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(request)));
  await pass(hour);
  const [reference] = new Set(answers.map((answer) => answer.reference));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, reference });
  expect(arrivedAt(inbox)).toEqual([reference]);
});
