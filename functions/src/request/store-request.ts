import type { MailboxName } from '../config/parameters.ts';
import type { AcceptedRequest, RequestTask } from '../mail/mail-tasks.ts';
import type { MailResult } from '../mail/mailer.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';

/** Milliseconds to send the mail directly when the queue fails. */
const directTimeoutMs = 4_000;

export type StoreDependencies = {
  queue: TaskQueue;
  mailDirectly: (task: RequestTask, signal: AbortSignal) => Promise<MailResult['kind']>;
  mailboxes: () => MailboxName[];
};

/**
 * A request has a copy for each mailbox. `known`: all copies are queued, one of them from before.
 * `safeDespiteQueueFailure`: a copy could not be queued, but another copy is queued, or a copy was mailed. `uncertain`: no
 * copy is queued, but a mail server may have one.
 */
type StoreResult = 'queued' | 'known' | 'safeDespiteQueueFailure' | 'uncertain' | 'failed';

/**
 * Returns a function that queues a copy of a request for each mailbox, or mails the copy directly if the queue fails. It
 * never rejects.
 */
export function createStoreRequest({ queue, mailDirectly, mailboxes }: StoreDependencies) {
  async function enqueueCopy(task: RequestTask, scheduleTime?: Date): Promise<'new' | 'known' | 'failed'> {
    try {
      return (await queue.enqueue(task, scheduleTime)) ? 'new' : 'known';
    } catch (cause) {
      const { reference, mailbox } = task;
      logEvent('contact_queue_failed', { reference, mailbox, code: errorCode(cause) });
      return 'failed';
    }
  }

  async function mailCopy(task: RequestTask): Promise<MailResult['kind']> {
    const { reference, mailbox } = task;
    const kind = await mailDirectly(task, AbortSignal.timeout(directTimeoutMs));
    if (kind === 'sent') logEvent('contact_sent_directly', { reference, mailbox });
    return kind;
  }

  return async function store(accepted: AcceptedRequest, delayMs: number): Promise<StoreResult> {
    const scheduleTime = delayMs > 0 ? new Date(Date.now() + delayMs) : undefined;
    const copies = mailboxes().map((mailbox): RequestTask => ({ ...accepted, kind: 'request', mailbox }));
    const outcomes = await Promise.all(copies.map((copy) => enqueueCopy(copy, scheduleTime)));
    const unqueuedCopies = copies.filter((_, index) => outcomes[index] === 'failed');
    if (unqueuedCopies.length === 0) return outcomes.includes('known') ? 'known' : 'queued';
    const mailResults = await Promise.all(unqueuedCopies.map(mailCopy));
    const isSafe = unqueuedCopies.length < copies.length || mailResults.includes('sent');
    if (!isSafe) return mailResults.includes('uncertain') ? 'uncertain' : 'failed';
    for (const [index, { reference, mailbox }] of unqueuedCopies.entries())
      if (mailResults[index] === 'failed') logEvent('copy_dropped', { reference, mailbox });
    return 'safeDespiteQueueFailure';
  };
}
