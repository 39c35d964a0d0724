import { info } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DeliveryTask } from '../request-task.ts';
import { dispatch } from '../testing/dispatch.ts';
import { environmentOf } from '../testing/environment.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailboxes, task } from '../testing/requests.ts';

vi.mock('firebase-functions/logger');

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  for (const [name, value] of Object.entries(environmentOf(server.settings))) vi.stubEnv(name, value);
});
afterEach(() => {
  server.received.length = 0;
  server.refuseRecipient = () => undefined;
  vi.clearAllMocks();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const dispatchNew = (id: string, retryCount = 0) => dispatch(task({ id }), retryCount);
const events = (log: typeof info) => vi.mocked(log).mock.calls.map(([name]) => name);

const mailboxesReached = () => server.received.flatMap(({ recipients }) => recipients);

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
  await dispatch(old);
  const [mail] = server.received;
  expect(mailboxesReached()).toEqual([mailboxes.inbox]);
  expect(mail?.subject).toBe('GH-V6MHX – Cerere de la Ștefan Țiriac-Pânzaru');
  expect(mail?.text).toContain('luni, 30 noiembrie, dimineața (08:00–12:00)');
  expect(events(info)).toEqual(['delivery_sent']);
});

test('the last attempt goes to the fallback mailbox', async () => {
  server.refuseRecipient = (recipient) => (recipient === mailboxes.inbox ? 451 : undefined);
  await dispatchNew('a-very-late-task', 79);
  expect(mailboxesReached()).toEqual([mailboxes.fallbackInbox]);
});

test('a delivery that fails tells the queue nothing but that', async () => {
  server.refuseRecipient = () => 550;
  await expect(dispatchNew('a-lost-task')).rejects.toThrow(/^not delivered yet$/);
});
