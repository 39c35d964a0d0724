import type { ImapServer } from '../config.ts';

/** Looks for a mail by its Message-ID and deletes it. False when it is not there. */
export type TakeMail = (messageId: string) => Promise<boolean>;

/** Milliseconds; together with sending they leave room within the function's minute. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** The inbox of a mailbox of its own, by IMAP. Throws what its client throws. */
export function createMailTaker({ host, port, user, pass }: ImapServer): TakeMail {
  return async (messageId) => {
    // Loaded by a probe alone: a request is delivered without it.
    const { ImapFlow } = await import('imapflow');
    const secure = port !== 143;
    const client = new ImapFlow({
      host,
      port,
      secure,
      // A password never travels in the clear.
      ...(!secure && { doSTARTTLS: true }),
      auth: { user, pass },
      logger: false,
      ...timeouts,
    });
    // What the connection meets also rejects the call that waits for it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.mailboxOpen('INBOX');
      const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
      if (!Array.isArray(found) || found.length === 0) return false;
      return await client.messageDelete(found, { uid: true });
    } finally {
      client.close();
    }
  };
}
