import { dayMs } from '../../../shared/durations.ts';
import { afterWorkingTime } from '../../../shared/working-time.ts';
import type { OpeningHours } from '../../../shared/schedule.ts';
import { isEmulated, type MailboxName } from '../config/parameters.ts';
import { readLinkKeys } from '../mail/answer-link.ts';
import { mostRepeats, taskName, type AcceptedRequest, type ReminderTask } from '../mail/mail-tasks.ts';
import { logEvent } from '../watch/log-events.ts';
import type { TaskQueue } from './task-queue.ts';

/** Minutes of opening hours: two hours, one working day. */
const steps = [120, 480];

/** The last one goes to both mailboxes, since the inbox may lose what it has accepted. */
const reminders = [
  { step: 1, mailbox: 'inbox' },
  { step: 2, mailbox: 'inbox' },
  { step: 2, mailbox: 'reserve' },
] as const;

export type ScheduledReminder = { task: ReminderTask; at: Date };

/** Cloud Tasks schedules 30 days ahead; in a longer closure the reminders are a day apart. */
function dueAt(hours: OpeningHours, now: number, step: number): Date {
  const latest = now + (29 - (steps.length - step)) * dayMs;
  return new Date(Math.min(afterWorkingTime(hours, now, steps[step - 1] ?? 0), latest));
}

/** Queued with the request, so that an answer from either mailbox ends them. */
export function remindersOf(
  request: AcceptedRequest,
  hours: OpeningHours | undefined,
  mailboxes: MailboxName[],
): ScheduledReminder[] {
  const { keys, isMistyped } = readLinkKeys();
  if (isMistyped) logEvent('link_keys_unusable');
  // Without a link nobody could end the reminders; the emulator's queue would deliver all at once.
  if (isEmulated || keys.length === 0) return [];
  const from = Date.parse(request.receivedAt);
  return reminders
    .filter(({ mailbox }) => mailboxes.includes(mailbox))
    .map((reminder) => ({
      task: { ...request, kind: 'reminder', ...reminder },
      at: dueAt(hours ?? { week: [], exceptions: [] }, from, reminder.step),
    }));
}

export async function endReminders(queue: TaskQueue, key: string): Promise<void> {
  const names = reminders.flatMap((reminder) =>
    Array.from({ length: mostRepeats + 1 }, (_, repeat) =>
      taskName({ kind: 'reminder', key, ...reminder, repeat }),
    ),
  );
  await Promise.all(names.map((name) => queue.remove(name)));
}
