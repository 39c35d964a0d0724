import { clinicClock, instantOf, wallTimeAt } from '../../../shared/clock.ts';
import { openAt, type OpeningHours } from '../../../shared/schedule.ts';
import type { ReadSiteFacts } from '../config/site-files.ts';
import { isEmulated, type MailboxName } from '../config/parameters.ts';
import { readLinkKeys } from '../mail/answer-link.ts';
import { reminderName, type RequestTask } from '../mail/mail-tasks.ts';
import { errorCode, logEvent } from '../watch/log-events.ts';
import { within, type TaskQueue } from './task-queue.ts';

/** Minutes of opening hours: two hours, one working day, two. */
export const reminders: { after: number; mailbox: MailboxName }[] = [
  { after: 120, mailbox: 'inbox' },
  { after: 480, mailbox: 'inbox' },
  { after: 960, mailbox: 'reserve' },
];

/** The request is mailed by then: a function that ran out of time would mail it again. */
const queueTimeout = 5_000;
const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** All in milliseconds but `minutes`. Without known opening hours it counts by the clock. */
export function afterWorkingTime(hours: OpeningHours, from: number, minutes: number): number {
  let at = from;
  let left = minutes * minute;
  for (;;) {
    const state = openAt(hours, wallTimeAt(at, clinicClock));
    if (state.kind === 'closed') {
      if (!state.opens) return from + minutes * minute;
      at = Math.max(instantOf(state.opens, clinicClock), at + minute);
      continue;
    }
    const closes = state.closes ? instantOf(state.closes, clinicClock) : Infinity;
    if (at + left <= closes) return at + left;
    left -= Math.max(closes - at, 0);
    at = Math.max(closes, at + minute);
  }
}

/** Cloud Tasks schedules 30 days ahead. In a longer closure the last reminders are a day apart. */
function dueAt(hours: OpeningHours, now: number, index: number): number {
  const latest = now + (29 - (reminders.length - 1 - index)) * day;
  return Math.min(afterWorkingTime(hours, now, reminders[index]?.after ?? 0), latest);
}

/** Never rejects. A reminder that is queued already, or was deleted, stays as it is. */
export function createReminderSchedule(queue: TaskQueue, readFacts: ReadSiteFacts) {
  async function schedule(task: RequestTask): Promise<void> {
    const { openingHours } = await readFacts();
    const now = Date.now();
    const { mailbox: _, ...request } = task;
    await Promise.all(
      reminders.map((__, index) =>
        queue.put(
          { ...request, kind: 'reminder', step: index + 1 },
          new Date(dueAt(openingHours, now, index)),
        ),
      ),
    );
  }

  return async (task: RequestTask): Promise<void> => {
    const { keys, isMistyped } = readLinkKeys();
    if (isMistyped) logEvent('link_keys_unusable');
    // Without a link nobody could end them, and the emulator's queue would deliver them all at once.
    if (isEmulated || keys.length === 0) return;
    try {
      await within(queueTimeout, schedule(task));
    } catch (cause) {
      logEvent('reminders_not_scheduled', { reference: task.reference, code: errorCode(cause) });
    }
  };
}

export async function endReminders(queue: TaskQueue, key: string): Promise<void> {
  await Promise.all(reminders.map((_, index) => queue.remove(reminderName(key, index + 1))));
}
