import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { mailboxes, sender, task } from '../testing/requests.ts';
import { createMailer, mailFailure, type SendMail } from './mailer.ts';
import { requestMail } from './request-mail.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let send: SendMail;
const mail = () => requestMail(task(), sender, mailboxes.inbox);

beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  server = await startMailServer();
  send = createMailer(server.settings);
});
afterAll(() => server.close());

const failureOf = (sending: Promise<void>) =>
  sending.then(() => expect.fail('The mail was sent'), mailFailure);

test('a request never goes to a server without TLS', async () => {
  server.hasTls = false;
  await server.repair();
  await expect(send(mail())).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.received).toEqual([]);
  server.hasTls = true;
  await server.repair();
});

test('an aborted sending rejects at once', async () => {
  expect(await failureOf(send(mail(), AbortSignal.abort()))).toMatchObject({ permanent: false });
});

test('sending times out after 20 seconds', async () => {
  const passed = (milliseconds: number) =>
    milliseconds <= 20_000 ? AbortSignal.abort() : new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(passed);
  expect(await failureOf(send(mail()))).toMatchObject({ permanent: false });
  timeout.mockRestore();
});
