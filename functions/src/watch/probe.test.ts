import { error, info } from 'firebase-functions/logger';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dispatch } from '../testing/dispatch.ts';
import { environmentOf } from '../testing/environment.ts';
import { startImapServer } from '../testing/imap-server.ts';
import { startMailServer } from '../testing/mail-server.ts';

vi.mock('firebase-functions/logger');

let smtp: Awaited<ReturnType<typeof startMailServer>>;
let imap: Awaited<ReturnType<typeof startImapServer>>;

beforeAll(async () => {
  [smtp, imap] = await Promise.all([startMailServer(), startImapServer()]);
  for (const [name, value] of Object.entries(environmentOf(smtp.settings))) vi.stubEnv(name, value);
  vi.stubEnv('IMAP_HOST', imap.settings.host);
  vi.stubEnv('IMAP_PORT', String(imap.settings.port));
  vi.stubEnv('IMAP_USER', imap.settings.user);
});
afterEach(() => {
  vi.clearAllMocks();
  smtp.fault = {};
  smtp.received.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([smtp.close(), imap.close()]);
});

const password = (word: string) => vi.stubEnv('IMAP_PASSWORD', word);

const probe = (key: string, retryCount = 0) => dispatch({ key, isProbe: true }, retryCount);

/** What mail servers do between the two: brings what was sent into the mailbox. */
function bringMail() {
  for (const { messageId, subject, recipients } of smtp.received) {
    expect(recipients).toEqual([imap.settings.user]);
    imap.arrive(`Message-ID: ${messageId}\r\nSubject: ${subject}\r\n\r\nText\r\n`);
  }
}

const events = (log: typeof info) => vi.mocked(log).mock.calls.map(([, details]) => details);

test('a mail that arrives proves the mailbox, and is deleted from it', async () => {
  password('secret');
  imap.arrive('Message-ID: <another@ghiocel.example>\r\n\r\nA mail of somebody\r\n');
  await expect(probe('probe-1')).rejects.toMatchObject({ code: 'unavailable' });
  bringMail();
  await probe('probe-1', 1);
  expect(events(info)).toEqual([{ event: 'probe_passed', proved: 'mailbox' }]);
  expect(smtp.received).toHaveLength(1);
  expect(imap.mails().map((mail) => mail.split('\r\n')[0])).toEqual([
    'Message-ID: <another@ghiocel.example>',
  ]);
});

test('a mail that does not arrive is looked for again, and then an error', async () => {
  password('secret');
  for (let again = 0; again < 5; again += 1)
    await expect(probe('probe-2', again)).rejects.toThrow('not arrived');
  expect(events(error)).toEqual([]);
  await probe('probe-2', 5);
  expect(events(error)).toEqual([{ event: 'probe_failed', code: 'not-arrived' }]);
  expect(smtp.received).toHaveLength(1);
});

test('a mailbox that cannot be read is an error at once, which tells no word of the server', async () => {
  password('wrong');
  await probe('probe-3');
  expect(events(error)).toEqual([{ event: 'probe_failed', code: expect.stringMatching(/^\w+$/) }]);
});

test('without a mailbox the probe proves the log-in alone, and says so', async () => {
  vi.stubEnv('IMAP_HOST', '');
  await probe('probe-4');
  expect(events(info)).toEqual([{ event: 'probe_passed', proved: 'login' }]);
  expect(smtp.received).toEqual([]);
  smtp.fault = { connect: 421 };
  await probe('probe-5');
  expect(events(error)).toMatchObject([{ event: 'probe_failed' }]);
});
