import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createMailer, type Mail, type Mailer } from '../mail/mailer.ts';
import { requestMail } from '../mail/request-mail.ts';
import { startMailServer, type ReceivedMail } from './mail-server.ts';
import { mailboxes, sender, task } from './requests.ts';

export function useMailServer() {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let mailer: Mailer;

  beforeAll(async () => {
    // The clock shows the time of `task`, since a later mail would count as late.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:05:00.000Z') });
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    server = await startMailServer();
    mailer = createMailer(server.settings);
  });
  beforeEach(() => {
    server.received.length = 0;
  });
  afterAll(() => {
    vi.useRealTimers();
    return server.close();
  });

  async function send(mail: Mail): Promise<ReceivedMail> {
    await mailer.send(mail);
    const received = server.received.at(-1);
    if (!received) throw new Error('No mail arrived');
    return received;
  }

  return {
    send,
    mailOf: (changes: Record<string, unknown> = {}) =>
      send(requestMail(task(changes), sender, mailboxes.inbox)),
  };
}
