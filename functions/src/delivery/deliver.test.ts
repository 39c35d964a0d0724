import { error, info } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DeliveryTask, ProbeTask } from './delivery-task.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { clinic, mailboxes, task } from '../testing/requests.ts';

vi.mock('firebase-functions/logger');

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  vi.stubEnv('SMTP_HOST', server.settings.host);
  vi.stubEnv('SMTP_PORT', String(server.settings.port));
  vi.stubEnv('SMTP_USER', '');
  vi.stubEnv('MAIL_FROM', mailboxes.from);
  vi.stubEnv('MAIL_INBOX', mailboxes.inbox);
  vi.stubEnv('MAIL_FALLBACK_INBOX', mailboxes.fallbackInbox);
  vi.stubEnv('CLINIC_NAME', clinic.name);
  vi.stubEnv('ANSWER_LINK_KEYS', 'none');
});
afterEach(() => {
  server.received.length = 0;
  server.refuseRecipient = () => undefined;
  server.fault = {};
  vi.clearAllMocks();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

/** What the queue does: calls `deliver` with a task, for the first time or again. */
async function dispatchData(data: DeliveryTask | ProbeTask, retryCount = 0): Promise<void> {
  const { deliver } = await import('../index.ts');
  await deliver.run({
    data,
    id: data.key,
    queueName: 'deliver',
    retryCount,
    executionCount: retryCount,
    scheduledTime: '2026-11-21T08:05:00.000Z',
  });
}

const dispatch = (id: string, retryCount = 0) => dispatchData(task({ id }), retryCount);
const events = (log: typeof info) => vi.mocked(log).mock.calls.map(([name]) => name);

const mailboxesReached = () => server.received.flatMap(({ recipients }) => recipients);

test('a task becomes a mail in the inbox', async () => {
  await dispatch('a-first-task');
  expect(mailboxesReached()).toEqual([mailboxes.inbox]);
});

test('a task from before there were confirmations becomes the same mail, and nothing else', async () => {
  // As it was on the queue, word for word.
  const old = JSON.parse(`{
    "key": "d9215467bf16b64f029f56c32860db9842c0c21bfad33935e8bb1625aabf48a8",
    "reference": "GH-V6MHX",
    "receivedAt": "2026-11-21T08:05:00.000Z",
    "request": {
      "id": "a1b2c3d4-0000",
      "name": "Ștefan Țiriac-Pânzaru",
      "email": "stefan@exemplu.example",
      "phone": "+40 712 345 678",
      "message": "Când putem veni?",
      "consent": true,
      "language": "ro",
      "page": "/ro/preturi",
      "package": "Pachet 1",
      "callTime": "2026-11-30 08:00-12:00",
      "consentVersion": "2026-11",
      "consentAt": "2026-11-21T08:00:00.000Z"
    }
  }`) as DeliveryTask;
  await dispatchData(old);
  const [mail] = server.received;
  expect(mailboxesReached()).toEqual([mailboxes.inbox]);
  expect(mail?.subject).toBe('GH-V6MHX – Cerere de la Ștefan Țiriac-Pânzaru');
  expect(mail?.text).toContain('luni, 30 noiembrie, dimineața (08:00–12:00)');
  expect(events(info)).toEqual(['delivery_sent']);
});

test('a task is tried again while the mail server says later', async () => {
  server.refuseRecipient = () => 451;
  await expect(dispatch('a-late-task')).rejects.toMatchObject({ code: 'unavailable' });
  server.refuseRecipient = () => undefined;
  await dispatch('a-late-task', 1);
  expect(mailboxesReached()).toEqual([mailboxes.inbox]);
});

test('the last attempt goes to the fallback mailbox', async () => {
  server.refuseRecipient = (recipient) => (recipient === mailboxes.inbox ? 451 : undefined);
  await dispatch('a-very-late-task', 79);
  expect(mailboxesReached()).toEqual([mailboxes.fallbackInbox]);
});

test('an inbox that refuses for good is replaced by the fallback mailbox at once', async () => {
  server.refuseRecipient = (recipient) => (recipient === mailboxes.inbox ? 550 : undefined);
  await dispatch('a-refused-task');
  expect(mailboxesReached()).toEqual([mailboxes.fallbackInbox]);
});

test('a probe gets as far as the mail server, and no mail comes of it', async () => {
  await dispatchData({ key: 'probe-1', isProbe: true });
  expect(events(info)).toEqual(['probe_passed']);
  server.fault = { connect: 421 };
  await dispatchData({ key: 'probe-2', isProbe: true });
  expect(events(error)).toEqual(['probe_failed']);
  expect(server.received).toEqual([]);
});

test('a delivery that fails tells the queue nothing but that', async () => {
  server.refuseRecipient = () => 550;
  await expect(dispatch('a-lost-task')).rejects.toThrow(/^not delivered yet$/);
});
