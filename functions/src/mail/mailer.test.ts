import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { minuteMs } from '../../../shared/durations.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailboxes, sender, task } from '../testing/requests.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { requestMail } from './request-mail.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: Mailer;
const mail = requestMail(task(), sender, mailboxes.inbox);
const send = (signal?: AbortSignal) => mailer.send(mail, signal);

beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  server = await startMailServer();
  mailer = createMailer(server.settings);
});
beforeEach(() => {
  server.received.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await server.repair();
});
afterAll(() => server.close());

test('a request never goes to a server without TLS', async () => {
  server.hasTls = false;
  await server.repair();
  expect(await send()).toMatchObject({ kind: 'failed', code: 'ETLS' });
  expect(server.received).toEqual([]);
  server.hasTls = true;
});

test('an expired certificate is named by its own code', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '1');
  expect(await send()).toMatchObject({ kind: 'failed', code: 'CERT_HAS_EXPIRED' });
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
});

test('an aborted attempt fails at once', async () => {
  expect(await send(AbortSignal.abort())).toMatchObject({ kind: 'failed', isPermanent: false });
});

test('until the final dot an attempt takes 20 seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.fault = { connect: 'silence' };
  const sending = send();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(20_000);
  expect(await sending).toMatchObject({ kind: 'failed', code: 'ETIMEDOUT' });
});

/** Resolves once the server has the mail. `sending` is in an object, since a bare promise would be awaited. */
async function sendWhole(fault: typeof server.fault) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.fault = fault;
  const sending = send();
  await expect.poll(() => server.received.length).toBe(1);
  return { sending };
}

test('a server that needs nine minutes after the final dot gets one mail', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sending } = await sendWhole({ data: promise });
  vi.advanceTimersByTime(9 * minuteMs);
  resolve();
  expect(await sending).toEqual({ kind: 'sent' });
});

test('a server that is silent for ten minutes after the final dot leaves the mail uncertain', async () => {
  const { sending } = await sendWhole({ data: 'silence' });
  vi.advanceTimersByTime(10 * minuteMs);
  expect(await sending).toEqual({ kind: 'uncertain', code: 'ETIMEDOUT' });
});

/** Starts a server without TLS that replies 250 to every command, and nothing to the text. */
async function startPlainServer(answerToData: string, onText: (socket: Socket) => unknown) {
  const plain = createServer((socket) => {
    socket.on('error', () => undefined).write('220 ready\r\n');
    socket.on('data', (bytes) => {
      const [command = ''] = String(bytes).split(/[ \r]/);
      if (!['EHLO', 'MAIL', 'RCPT', 'DATA', 'QUIT'].includes(command)) return onText(socket);
      return socket.write(command === 'DATA' ? answerToData : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void plain.close());
  const { port } = plain.address() as AddressInfo;
  return createMailer({ host: '127.0.0.1', port, login: undefined, requiresTls: false });
}

test('a 250 in answer to DATA is no acceptance', async () => {
  const plain = await startPlainServer('250 ok\r\n', () => undefined);
  expect(await plain.send(mail)).toMatchObject({ kind: 'failed', code: 'EPROTOCOL' });
});

test('a connection that is cut inside the text leaves the mail uncertain', async () => {
  const plain = await startPlainServer('354 go on\r\n', (socket) => socket.destroy());
  expect(await plain.send(mail)).toMatchObject({ kind: 'uncertain' });
});

test('an attempt that ends with text still unsent has failed', async () => {
  const aborting = new AbortController();
  const plain = await startPlainServer('354 go on\r\n', (socket) => {
    socket.pause();
    aborting.abort();
  });
  const largeMail = { ...mail, text: 'a '.repeat(10_000_000) };
  expect(await plain.send(largeMail, aborting.signal)).toMatchObject({ kind: 'failed', code: 'ETIMEDOUT' });
});
