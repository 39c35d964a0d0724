import type { CallTime } from '../../../shared/contact-fields.ts';
import type { ContactRequest } from '../../../shared/contact-request.ts';
import type { Language } from '../../../shared/languages.ts';
import type { MailboxName } from '../config/parameters.ts';

export type AcceptedRequest = {
  /** The result of `deduplicationKey`. */
  key: string;
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  /** ISO 8601; the visitor is told that the clinic answers by this time. */
  promisedUntil: string;
  request: ContactRequest;
  spamReasons?: string[];
  isCrossSite?: true;
};

/** `repeat` is the number, from 1, of a repetition after a send with an uncertain result. */
export type RequestTask = AcceptedRequest & { kind: 'request'; mailbox: MailboxName; repeat?: number };

/** The task contains no free text of the visitor except the address, which may be another person's. */
export type ConfirmationTask = Pick<AcceptedRequest, 'key' | 'reference' | 'receivedAt' | 'promisedUntil'> & {
  kind: 'confirmation';
  language: Language;
  address: string;
  callTime?: CallTime | undefined;
};

/** Tests the queue, and that the mail servers accept the login and the mailboxes. */
type ProbeTask = { kind: 'probe'; key: string };

/** Cloud Tasks rejects a duplicate task name, so a task scheduled a day ahead is a once-per-day lock across instances. */
type LockTask = { kind: 'lock'; key: string };

export type MailTask = RequestTask | ConfirmationTask;

/** Tasks outlive a deploy: fields may be added to these types, but never changed or removed. */
export type Task = MailTask | ProbeTask | LockTask;

const taskKinds = new Set<unknown>(['request', 'confirmation', 'probe', 'lock']);
const mailboxNames = new Set<unknown>([undefined, 'inbox', 'reserve']);

/** Returns undefined for an unknown task, which a later version may have queued. */
export function parseTask(received: unknown): Task | undefined {
  if (typeof received !== 'object' || received === null) return undefined;
  const task = received as Task & { mailbox?: unknown };
  const isKnown = typeof task.key === 'string' && taskKinds.has(task.kind) && mailboxNames.has(task.mailbox);
  return isKnown ? task : undefined;
}

type TaskId = { kind: Task['kind']; key: string; mailbox?: MailboxName; repeat?: number };

/** The name contains no data of the visitor. */
export function taskName({ kind, key, mailbox, repeat }: TaskId): string {
  const parts = [key];
  if (kind === 'confirmation') parts.push('confirmation');
  if (mailbox === 'reserve') parts.push('reserve');
  if (repeat) parts.push(`again-${repeat}`);
  return parts.join('-');
}
