import { dayMs } from '../../../shared/durations.ts';
import { afterWorkingTime } from '../../../shared/working-time.ts';
import type { OpeningHours } from '../../../shared/schedule.ts';
import { isEmulated } from '../config/parameters.ts';
import { readLinkKeys } from '../mail/answer-link.ts';
import { reminderName, type AcceptedRequest, type ReminderTask } from '../mail/mail-tasks.ts';
import { logEvent } from '../watch/log-events.ts';
import type { TaskQueue } from './task-queue.ts';

/** Minutes of opening hours: two hours, one working day. */
const reminders = [120, 480];

export type ScheduledReminder = { task: ReminderTask; at: Date };

/** Cloud Tasks schedules 30 days ahead; in a longer closure the reminders are a day apart. */
function dueAt(hours: OpeningHours, now: number, index: number): Date {
  const latest = now + (29 - (reminders.length - 1 - index)) * dayMs;
  return new Date(Math.min(afterWorkingTime(hours, now, reminders[index] ?? 0), latest));
}

/** Queued with the request, so that an answer from either mailbox ends them. */
export function remindersOf(request: AcceptedRequest, hours: OpeningHours | undefined): ScheduledReminder[] {
  const { keys, isMistyped } = readLinkKeys();
  if (isMistyped) logEvent('link_keys_unusable');
  // Without a link nobody could end the reminders; the emulator's queue would deliver all at once.
  if (isEmulated || keys.length === 0) return [];
  const from = Date.parse(request.receivedAt);
  return reminders.map((_, index) => ({
    task: { ...request, kind: 'reminder', step: index + 1 },
    at: dueAt(hours ?? { week: [], exceptions: [] }, from, index),
  }));
}

export async function endReminders(queue: TaskQueue, key: string): Promise<void> {
  await Promise.all(reminders.map((_, index) => queue.remove(reminderName(key, index + 1))));
}
