import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/http-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { clinic, input, mailboxes } from '../testing/requests.ts';

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
    if (queueStatus === 200) queued.push(task);
    response.writeHead(queueStatus, { 'Content-Type': 'application/json' }).end('{}');
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
  const { contact } = await import('../index.ts');
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

test('a mailbox that refuses for good, with the queue down, is no success', async () => {
  queueStatus = 500;
  mail.refuseRecipient = () => 550;
  const answer = await post();
  mail.refuseRecipient = () => undefined;
  expect(answer.status).toBe(503);
});
