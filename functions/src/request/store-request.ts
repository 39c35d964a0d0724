import type { MailboxName } from '../config/parameters.ts';
import type { AcceptedRequest, ReminderTask, RequestTask } from '../mail/mail-tasks.ts';
import type { ScheduledReminder } from '../queue/reminders.ts';
import { type TaskQueue, within } from '../queue/task-queue.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';

/** Milliseconds. With the body's 2.5 s an answer takes 9.5 s at most; ten are promised. */
export const queueTimeout = 3_000;
const directTimeout = 4_000;

/** Milliseconds between attempts while the queue is unavailable. */
const pause = 30_000;
/** The most tasks that a process holds until the queue is back. */
const mostHeld = 1_000;

type Parts = {
  queue: TaskQueue;
  mailDirectly: (task: RequestTask, signal: AbortSignal) => Promise<void>;
  mailboxes: () => MailboxName[];
};

/** `queue`: the queue has every task. `mailbox`: a mailbox has the request, and other tasks may be late. */
export type StoredIn = 'queue' | 'mailbox' | undefined;

/** Resolves once a request is durable, or cannot be. Never rejects. */
export function createStoreRequest({ queue, mailDirectly, mailboxes }: Parts) {
  let held = 0;

  async function isQueued(task: RequestTask | ReminderTask, at: Date | undefined): Promise<boolean> {
    const end = performance.now() + queueTimeout;
    const put = () => queue.put(task, at);
    // A second `put` is harmless: the queue knows the name. After the limit the request is mailed directly.
    const putAgain = (cause: unknown) => (performance.now() < end ? put() : Promise.reject(cause));
    try {
      await within(queueTimeout, put().catch(putAgain));
      return true;
    } catch (cause) {
      const details = { reference: task.reference, code: errorCode(cause) };
      if (task.kind === 'request') logEvent('contact_queue_failed', { ...details, mailbox: task.mailbox });
      else logEvent('reminders_not_scheduled', details);
      return false;
    }
  }

  /** Retries as long as this process lives: nobody else knows the task. */
  function queueLater(task: RequestTask | ReminderTask, at?: Date) {
    if (held >= mostHeld) {
      logEvent('copy_dropped', { reference: task.reference });
      return;
    }
    held += 1;
    setTimeout(() => {
      held -= 1;
      queue.put(task, at).catch(() => queueLater(task, at));
    }, pause).unref();
  }

  async function isSentDirectly(task: RequestTask): Promise<boolean> {
    const { reference, mailbox } = task;
    try {
      await mailDirectly(task, AbortSignal.timeout(directTimeout));
    } catch {
      // `mailDirectly` has logged the failure.
      return false;
    }
    logEvent('contact_sent_directly', { reference, mailbox });
    return true;
  }

  return async function store(
    accepted: AcceptedRequest,
    heldBack: number,
    reminders: ScheduledReminder[],
  ): Promise<StoredIn> {
    const at = heldBack > 0 ? new Date(Date.now() + heldBack) : undefined;
    const copies = mailboxes().map((mailbox): RequestTask => ({ ...accepted, kind: 'request', mailbox }));
    const [areQueued, areReminded] = await Promise.all([
      Promise.all(copies.map((copy) => isQueued(copy, at))),
      Promise.all(reminders.map((reminder) => isQueued(reminder.task, reminder.at))),
    ]);
    const unqueued = copies.filter((_, index) => !areQueued[index]);
    const areSent = await Promise.all(unqueued.map(isSentDirectly));
    const lost = unqueued.filter((_, index) => !areSent[index]);
    // Not stored: the visitor's next press sends the request again.
    if (lost.length === copies.length) return undefined;
    for (const copy of lost) queueLater(copy);
    for (const [index, reminder] of reminders.entries())
      if (!areReminded[index]) queueLater(reminder.task, reminder.at);
    return unqueued.length === 0 ? 'queue' : 'mailbox';
  };
}
