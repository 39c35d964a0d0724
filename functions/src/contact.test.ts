import { error } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serve } from './testing/http-server.ts';
import { closedPort, startMailServer } from './testing/mail-server.ts';
import { clinic, input, mailboxes } from './testing/requests.ts';

vi.mock('firebase-functions/logger');

type QueuedTask = { name: string; httpRequest: { body: string } };

const queued: QueuedTask[] = [];
let queueStatus = 200;
let queue: Awaited<ReturnType<typeof serve>>;
let site: Awaited<ReturnType<typeof serve>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
const queueUrls: (string | undefined)[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  queue = await serve((request, response) => {
    queueUrls.push(request.url);
    const { task } = JSON.parse(request.rawBody.toString()) as { task: QueuedTask };
    const isKnown = queued.some(({ name }) => name === task.name);
    const status = queueStatus === 200 && isKnown ? 409 : queueStatus;
    if (status === 200) queued.push(task);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  vi.stubEnv('GCLOUD_PROJECT', 'demo-clinic');
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', queue.host);
  vi.stubEnv('SMTP_HOST', mail.settings.host);
  vi.stubEnv('SMTP_PORT', String(mail.settings.port));
  vi.stubEnv('SMTP_USER', '');
  vi.stubEnv('MAIL_FROM', mailboxes.from);
  vi.stubEnv('MAIL_INBOX', mailboxes.inbox);
  vi.stubEnv('MAIL_FALLBACK_INBOX', '');
  vi.stubEnv('CLINIC_NAME', clinic.name);
});
beforeEach(async () => {
  queued.length = 0;
  queueUrls.length = 0;
  mail.received.length = 0;
  queueStatus = 200;
  // A fresh process: the mail server's address and the requests already sent are kept in memory.
  vi.resetModules();
  const { contact } = await import('./index.ts');
  site = await serve((request, response) => contact(request as never, response as never));
});
afterEach(() => site.close());
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([mail.close(), queue.close()]);
});

const post = () =>
  fetch(site.url, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'Content-Type': 'application/json' },
  });

test('a request is on the queue of `deliver` before it is answered', async () => {
  const answer = await post();
  const { reference } = await answer.json();
  expect(answer.status).toBe(200);
  expect(queueUrls).toEqual(['/projects/demo-clinic/locations/europe-west1/queues/deliver/tasks']);
  const [task] = queued;
  const { data } = JSON.parse(Buffer.from(task?.httpRequest.body ?? '', 'base64').toString());
  expect(data).toMatchObject({ reference, request: { name: input.name, message: input.message } });
  expect(task?.name.split('/').at(-1)).toBe(data.key);
  expect(mail.received).toEqual([]);
});

test('a hundred times the same request at once is one task', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, post));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('"ok":true');
  expect(queued).toHaveLength(1);
});

test('with the queue down the mail server takes the request directly, once', async () => {
  queueStatus = 500;
  const answers = await Promise.all([post(), post(), post()]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies.every(({ ok }) => ok)).toBe(true);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.subject).toContain(bodies[0].reference);
  expect(vi.mocked(error).mock.calls[0]?.[0]).toBe('contact_queue_failed');
});

test('with the queue and the mail server down nothing is promised', async () => {
  queueStatus = 500;
  vi.stubEnv('SMTP_PORT', String(await closedPort()));
  const answer = await post();
  vi.stubEnv('SMTP_PORT', String(mail.settings.port));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ok: false, code: 'unavailable' });
});

test('a mailbox that refuses for good, with the queue down, is no success', async () => {
  queueStatus = 500;
  mail.refuseRecipient = () => 550;
  const answer = await post();
  mail.refuseRecipient = () => undefined;
  expect(answer.status).toBe(503);
});
