import { createHash } from 'node:crypto';
import { referencePrefix } from '../../shared/brand.ts';
import type { ContactRequest } from '../../shared/contact-request.ts';
import type { Language } from '../../shared/languages.ts';
import { referenceLength, referenceSigns } from '../../shared/receipt.ts';
import type { MailboxName } from './config.ts';

/** Milliseconds within which an equal request without an id counts as the same one sent again. */
const slotLength = 10 * 60 * 1000;

/** 64 hexadecimal digits: equal for the same request sent again. One without an id takes its ten-minute slot for one. */
export function requestKey(request: ContactRequest, receivedAt: Date): string {
  // These are of the press, not of what is asked: a second press is still the same request.
  const { id, consentAt: _, fillingSeconds: __, website: ___, ...asked } = request;
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  given.sort(([one], [other]) => (one < other ? -1 : 1));
  const sender = id ?? `slot ${Math.floor(receivedAt.getTime() / slotLength)}`;
  return createHash('sha256')
    .update(JSON.stringify([sender, given]))
    .digest('hex');
}

export function referenceOf(key: string): string {
  let rest = BigInt(`0x${key.slice(0, 16)}`);
  let letters = '';
  for (let place = 0; place < referenceLength; place += 1) {
    letters += referenceSigns[Number(rest % BigInt(referenceSigns.length))];
    rest /= BigInt(referenceSigns.length);
  }
  return `${referencePrefix}-${letters}`;
}

/** A request as the mails say it. */
export type AcceptedRequest = {
  key: string;
  reference: string;
  /** ISO 8601; the mail's Date. */
  receivedAt: string;
  request: ContactRequest;
  suspicions?: string[];
};

export type RequestTask = AcceptedRequest & { kind: 'request'; mailbox: MailboxName };

/** Says that nobody has pressed „Am răspuns”; `step` is from 1 on. */
export type ReminderTask = AcceptedRequest & { kind: 'reminder'; step: number };

/** Holds nothing the visitor typed but the address it goes to. */
export type ConfirmationTask = Pick<AcceptedRequest, 'key' | 'reference' | 'receivedAt'> & {
  kind: 'confirmation';
  language: Language;
  address: string;
  /** The code of the call time that counts. */
  callTime?: string | undefined;
};

/** Goes the way of a request as far as the log-in at the mail server. */
type ProbeTask = { kind: 'probe'; key: string };

/** What the queue carries. A task outlives a deploy: its shape may grow, never change. */
export type Task = RequestTask | ReminderTask | ConfirmationTask | ProbeTask;

/** What the version before put on this queue: requests for the inbox, and probes. */
type OlderTask = AcceptedRequest | { key: string; isProbe: true };

export function readTask(task: Task | OlderTask): Task {
  if ('kind' in task) return task;
  if ('isProbe' in task) return { kind: 'probe', key: task.key };
  return { ...task, kind: 'request', mailbox: 'inbox' };
}

/** The name by which the queue knows a task again. It says nothing of the visitor. */
export function taskName(task: Task): string {
  if (task.kind === 'reminder') return reminderName(task.key, task.step);
  if (task.kind === 'confirmation') return `${task.key}-confirmation`;
  return task.kind === 'request' && task.mailbox === 'reserve' ? `${task.key}-reserve` : task.key;
}

export const reminderName = (key: string, step: number) => `${key}-reminder-${step}`;
