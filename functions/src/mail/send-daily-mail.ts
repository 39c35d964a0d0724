import type { MailboxName } from '../config/parameters.ts';
import { logEvent } from '../watch/log-events.ts';
import { codesOf, type Mail, type Mailers } from './mailer.ts';

/** Milliseconds; `watch` may run for a minute. */
const limit = 45_000;

/** Both mailboxes get it, since one may lose what it accepts. False when neither has it: a retry mails both again. */
export async function sendDailyMail(
  mailFor: (to: string) => Mail,
  addresses: [MailboxName, string][],
  mailers: Mailers,
): Promise<boolean> {
  const kinds = await Promise.all(
    addresses.map(async ([mailbox, to]) => {
      const sending = await mailers[mailbox].send(mailFor(to), AbortSignal.timeout(limit));
      const { kind } = sending;
      const details = { mailbox, ...codesOf(sending) };
      if (kind === 'sent') logEvent('daily_line_sent', details);
      else logEvent(kind === 'failed' ? 'daily_line_failed' : 'delivery_uncertain', details);
      return kind;
    }),
  );
  return kinds.some((kind) => kind !== 'failed');
}
