import { error, info, warn } from 'firebase-functions/logger';
import type { MailboxName } from '../config/parameters.ts';

const levels = {
  contact_refused: info,
  contact_accepted: info,
  contact_sent_directly: warn,
  contact_queue_failed: error,
  contact_unavailable: error,
  contact_crashed: error,
  answer_page_failed: error,
  delivery_sent: info,
  delivery_delayed: warn,
  delivery_undelivered: error,
  delivery_uncertain: error,
  delivery_still_uncertain: warn,
  copy_dropped: error,
  task_given_up: error,
  task_unknown: error,
  confirmation_sent: info,
  confirmation_limited: info,
  confirmation_delayed: warn,
  confirmation_given_up: info,
  confirmation_not_scheduled: warn,
  probe_passed: info,
  probe_delayed: warn,
  probe_failed: error,
  probe_not_queued: error,
  address_unknown: warn,
} as const;

export type EventName = keyof typeof levels;

/** The log never contains words of a visitor or a mail server. */
type EventDetails = {
  reference?: string | undefined;
  code?: string | undefined;
  replyCode?: number | undefined;
  attempt?: number | undefined;
  mailbox?: MailboxName | undefined;
  waitedSeconds?: number | undefined;
  heldBackSeconds?: number | undefined;
  way?: 'script' | 'native' | undefined;
};

export function logEvent(event: EventName, details: EventDetails = {}): void {
  levels[event](event, { event, ...details });
}

/** Returns an error's code or name for the log, since the error's message may quote a request. */
export function errorCode(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  // In an error of nodemailer, `originalCode` is the code of the system's error.
  const { originalCode, code } = cause as { originalCode?: unknown; code?: unknown };
  return [originalCode, code].find((each) => typeof each === 'string') ?? cause.name;
}
