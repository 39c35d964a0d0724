import type { Clinic, Mailboxes } from '../config.ts';
import type { ProbeTask } from '../request-task.ts';
import { fromSite, messageIdOf } from '../mail/mail-parts.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { errorCode, logEvent } from './log-events.ts';
import type { TakeMail } from './probe-mailbox.ts';

type ProbeMailbox = { address: string; take: TakeMail };

type ProbeContext = {
  send: Mailer;
  mailboxes: Mailboxes;
  clinic: Clinic;
  /** Where a probe's mail goes; without one the probe ends at the mail server. */
  probeMailbox: ProbeMailbox | undefined;
};

/** How often a mail is looked for: the queue calls again after 30 seconds, then 1, 2, 4 and 8 minutes. */
const attempts = 6;

class NotArrived extends Error {
  code = 'not-arrived';
}

function probeMail({ key }: ProbeTask, address: string, { mailboxes, clinic }: ProbeContext) {
  return {
    messageId: messageIdOf(`request-${key}`, mailboxes.from),
    subject: 'Probă automată a site-ului',
    ...fromSite(clinic, mailboxes.from, address),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: 'Site-ul a trimis acest mesaj ca să vadă că ajunge, și îl șterge singur. Poate fi șters.\n',
  } satisfies Mail;
}

async function sendAndTake(task: ProbeTask, number: number, box: ProbeMailbox, context: ProbeContext) {
  const mail = probeMail(task, box.address, context);
  if (number === 1) await context.send(mail);
  if (!(await box.take(mail.messageId))) throw new NotArrived();
}

/**
 * Goes the way of a request: as far as a mailbox where one is configured, else as far as the mail server's log-in. False
 * when the queue has to call again, because the mail is still under way.
 */
export function createProbe(context: () => ProbeContext) {
  return async (task: ProbeTask, number: number): Promise<boolean> => {
    const current = context();
    const { probeMailbox, send } = current;
    try {
      if (probeMailbox) await sendAndTake(task, number, probeMailbox, current);
      else await send.greet();
    } catch (cause) {
      if (cause instanceof NotArrived && number < attempts) return false;
      logEvent('probe_failed', { code: errorCode(cause) });
      return true;
    }
    logEvent('probe_passed', { proved: probeMailbox ? 'mailbox' : 'login' });
    return true;
  };
}
