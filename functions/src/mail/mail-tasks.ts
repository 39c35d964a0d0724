import type { ContactRequest } from '../../../shared/contact-request.ts';
import type { Language } from '../../../shared/languages.ts';
import type { MailboxName } from '../config/parameters.ts';

export type AcceptedRequest = {
  key: string;
  reference: string;
  /** ISO 8601; the mail's Date. */
  receivedAt: string;
  request: ContactRequest;
  spamReasons?: string[];
  /** A page of another site has posted it. */
  isCrossSite?: true;
};

export type RequestTask = AcceptedRequest & { kind: 'request'; mailbox: MailboxName };

/** `step` counts from 1. */
export type ReminderTask = AcceptedRequest & { kind: 'reminder'; step: number };

/** Contains nothing that a visitor typed, except the address it goes to. */
export type ConfirmationTask = Pick<AcceptedRequest, 'key' | 'reference' | 'receivedAt'> & {
  kind: 'confirmation';
  language: Language;
  address: string;
  callTime?: string | undefined;
};

/** Follows a request's way up to the log-in at the mail server. */
type ProbeTask = { kind: 'probe'; key: string };

/** A task outlives a deploy: its shape may grow, never change. */
export type Task = RequestTask | ReminderTask | ConfirmationTask | ProbeTask;

/** What earlier versions put on this queue: requests for the inbox, and probes. */
type OlderTask = AcceptedRequest | { key: string; isProbe: true };

/** `suspicions` is the earlier name of `spamReasons`. */
export function readTask(received: (Task | OlderTask) & { suspicions?: string[] }): Task {
  const { suspicions: spamReasons, ...task } = received;
  if ('isProbe' in task) return { kind: 'probe', key: task.key };
  const current = { ...(spamReasons && { spamReasons }), ...task };
  return 'kind' in current ? current : { ...current, kind: 'request', mailbox: 'inbox' };
}

/** The queue drops a second task of the same name. The name says nothing of the visitor. */
export function taskName(task: Task): string {
  if (task.kind === 'reminder') return reminderName(task.key, task.step);
  if (task.kind === 'confirmation') return `${task.key}-confirmation`;
  return task.kind === 'request' && task.mailbox === 'reserve' ? `${task.key}-reserve` : task.key;
}

export const reminderName = (key: string, step: number) => `${key}-reminder-${step}`;
