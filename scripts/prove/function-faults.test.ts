/** What becomes of requests while the queue fails, or the function itself. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { until } from '../until.ts';
import { isFull, test } from './proof.ts';
import { accepted, inParallel, longest, referenceIn, rounded, send, someRequest } from './send.ts';
import type { Functions } from './start-functions.ts';

test.for<[name: string, bring: (functions: Functions) => unknown]>([
  ['is stopped', ({ queue }) => queue.close()],
  ['answers 500', ({ queue }) => (queue.fault = 'refuses')],
])('while the queue %s a request is mailed directly, once', async ([, bring], { functions, measured }) => {
  const { url, mail, events } = functions;
  await bring(functions);
  const request = someRequest();
  const answers = [await send(url, request), await send(url, request)];
  expect(accepted(answers)).toHaveLength(2);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.subject).toContain(answers[0]?.reference);
  expect(events('contact_queue_failed')).toBeGreaterThan(0);
  await measured('sent twice: 200, 200; 1 mail; contact_queue_failed logged');
});

test('with queue and mail server down the answer is 503 with Retry-After, and an alert', async ({
  functions: { url, mail, queue, events },
  measured,
}) => {
  queue.fault = 'refuses';
  await mail.close();
  const { status, headers } = await send(url, someRequest());
  await mail.open();
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(events('contact_unavailable')).toBe(1);
  await measured(`503, Retry-After ${headers.get('retry-after')} s, contact_unavailable logged`);
});

test.runIf(isFull)(
  'with a queue and a mail server that hang the answer comes within 10 s',
  async ({ functions: { url, mail, queue }, measured }) => {
    queue.fault = 'silence';
    mail.fault = { recipient: 'silence' };
    const answers = await inParallel(10, 10, () => send(url, someRequest()));
    expect(longest(answers)).toBeLessThan(10_000);
    for (const { status } of answers) expect(status).toBe(503);
    await measured(`slowest of 10 ${rounded(longest(answers))}, each 503`);
  },
);

test('a function killed once the queue has the request: pressed again it makes one mail', async ({
  functions: { url, mail, queue, kill, run },
  measured,
}) => {
  queue.fault = 'silence';
  const request = someRequest();
  const lost = send(url, request);
  await until('The queue has it', () => queue.size() + mail.received.length > 0);
  await kill('contact');
  expect((await lost).status).toBe(0);
  queue.fault = undefined;
  await run('contact');
  const again = await send(url, request);
  await until('The queue empty', () => queue.size() === 0);
  expect(again.status).toBe(200);
  expect(mail.received).toHaveLength(1);
  await measured('first press without an answer, second 200; 1 mail');
});

test(
  'of 200 requests in 10 minutes without mail server, with 20 crashes of the deliverer, none is lost or sent twice',
  { timeout: 20 * 60_000 },
  async ({ functions: { url, mail, queue, kill, run }, measured }) => {
    const [requests, crashes, seconds] = isFull ? [200, 20, 600] : [20, 3, 6];
    await mail.close();
    const crashing = (async () => {
      for (let crash = 0; crash < crashes; crash += 1) {
        await wait((seconds * 1_000) / crashes);
        await kill('deliver');
        await run('deliver');
      }
    })();
    const answers = await inParallel(requests, requests, async (number) => {
      await wait((number * seconds * 1_000) / requests);
      return send(url, someRequest());
    });
    await crashing;
    await mail.open();
    await until('The queue empty', () => queue.size() === 0, 300);
    expect(accepted(answers)).toHaveLength(requests);
    const subjects = mail.received.map(({ subject }) => referenceIn(subject));
    expect(subjects.toSorted()).toEqual(answers.map(({ reference }) => reference).toSorted());
    await measured(`${requests} accepted, deliverer killed ${crashes} times: 0 lost, 0 twice`);
  },
);

test('no line of the logs tells who sent what', async ({ functions, measured }) => {
  const { url, mail, queue, log } = functions;
  const secrets = {
    name: 'Zvonimir',
    email: 'zvon@secret.example',
    phone: '0799 123 987',
    message: 'Un secret mare',
  };
  const sendOne = (changes: Record<string, unknown> = {}) =>
    send(url, someRequest({ ...secrets, ...changes }));
  await sendOne();
  await sendOne({ email: 'zvon@' });
  await send(url, `{"name": "${secrets.name}"`);
  await send(url, new URLSearchParams({ ...secrets, consent: 'yes' }));
  mail.refuseRecipient = () => 550;
  await sendOne();
  queue.fault = 'refuses';
  await sendOne();
  await until('A refusal', () => log.some(({ event }) => event === 'delivery_fallback_failed'));
  const lines = log.map((line) => JSON.stringify(line));
  // The mail server's own words say "secret", too.
  expect(lines.filter((line) => /zvon|0799|123 987|secret/i.test(line))).toEqual([]);
  await measured(`0 of ${lines.length} lines tell anything`);
});
