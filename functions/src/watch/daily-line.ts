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

export async function readDailyCount(readLog: ReadLog, now: Date): Promise<DailyCount> {
  const events = await readLog(counting, new Date(now.getTime() - remembered));
  return countDay(events, now);
}
