import { dayMs } from '../../../shared/durations.ts';
import { countDay, type DailyCount } from './daily-count.ts';
import type { EventName } from './log-events.ts';
import type { ReadLog } from './read-log.ts';

/** Milliseconds after which a request is no longer counted; an undelivered one has an alert each day. */
const remembered = 14 * dayMs;

const counting: EventName[] = [
  'contact_accepted',
  'contact_sent_directly',
  'delivery_sent',
  'request_answered',
];

export function createDailyLine(readLog: ReadLog, mailCount: (count: DailyCount) => Promise<void>) {
  return async (now: Date): Promise<void> => {
    const events = await readLog(counting, new Date(now.getTime() - remembered));
    await mailCount(countDay(events, now));
  };
}
