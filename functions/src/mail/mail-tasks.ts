import type { CallTime } from '../../../shared/contact-fields.ts';
import type { ContactRequest } from '../../../shared/contact-request.ts';
import type { Language } from '../../../shared/languages.ts';
import type { MailboxName } from '../config/parameters.ts';

export type AcceptedRequest = {
  key: string;
  reference: string;
  /** ISO 8601; the mail's Date. */
  receivedAt: string;
  /** ISO 8601: by when the clinic answers, as the visitor reads it. */
  promisedUntil: string;
  request: ContactRequest;
  spamReasons?: string[];
  /** A page of another site posted it. */
  isCrossSite?: true;
};

/** `repeat`: which repetition it is, from 1, of a mail whose fate is unknown. */
export type RequestTask = AcceptedRequest & { kind: 'request'; mailbox: MailboxName; repeat?: number };

/** Of a visitor's input the task contains only the address. */
export type ConfirmationTask = Pick<AcceptedRequest, 'key' | 'reference' | 'receivedAt' | 'promisedUntil'> & {
  kind: 'confirmation';
  language: Language;
  address: string;
  callTime?: CallTime | undefined;
};

/** Tests the queue and the log-in at the mail servers. */
type ProbeTask = { kind: 'probe'; key: string };

/** Occupies its name until it is due, so that something happens once a day. */
type MarkTask = { kind: 'mark'; key: string };

export type MailTask = RequestTask | ConfirmationTask;

/** A task outlives a deploy: its shape may grow, never change. */
export type Task = MailTask | ProbeTask | MarkTask;

const kinds = new Set<unknown>(['request', 'confirmation', 'probe', 'mark']);
const mailboxNames = new Set<unknown>([undefined, 'inbox', 'reserve']);

/** Undefined for an unknown task, perhaps of a later version. */
export function readTask(received: unknown): Task | undefined {
  if (typeof received !== 'object' || received === null) return undefined;
  const task = received as Task & { mailbox?: unknown };
  const isKnown = typeof task.key === 'string' && kinds.has(task.kind) && mailboxNames.has(task.mailbox);
  return isKnown ? task : undefined;
}

type TaskId = { kind: Task['kind']; key: string; mailbox?: MailboxName; repeat?: number };

/** The queue drops a second task of the same name. The name says nothing of the visitor. */
export function taskName({ kind, key, mailbox, repeat }: TaskId): string {
  const confirmation = kind === 'confirmation' && kind;
  const reserve = mailbox === 'reserve' && mailbox;
  return [key, confirmation, reserve, repeat && `again-${repeat}`].filter(Boolean).join('-');
}
