import type { EventName } from './log-events.ts';
import type { LoggedEvent, ReadLog } from './read-log.ts';

const day = 24 * 60 * 60 * 1000;
/** Days after which a request is no longer counted; an undelivered one has an alert each day. */
const remembered = 14 * day;
/** A request accepted this recently is on its way, not undelivered. */
const onItsWay = 15 * 60 * 1000;

const counting: EventName[] = [
  'contact_queued',
  'contact_sent_directly',
  'delivery_sent',
  'request_answered',
];

export type DailyCount = {
  requests: string[];
  undelivered: string[];
  inReserve: string[];
  /** In the inbox and not marked as answered. */
  open: string[];
};

const isInInbox = ({ event, mailbox }: LoggedEvent) =>
  event === 'contact_sent_directly' || (event === 'delivery_sent' && mailbox !== 'reserve');

export function countDay(events: LoggedEvent[], now: Date): DailyCount {
  const age = ({ time }: LoggedEvent) => now.getTime() - time.getTime();
  const requests = Map.groupBy(events, ({ reference }) => reference);
  const referencesWhere = (isSo: (own: LoggedEvent[]) => boolean) =>
    [...requests].filter(([, own]) => isSo(own)).map(([reference]) => reference);
  const isUndelivered = (own: LoggedEvent[]) =>
    !own.some(isInInbox) && own.some((each) => each.event === 'contact_queued' && age(each) > onItsWay);
  const isAnswered = (own: LoggedEvent[]) => own.some(({ event }) => event === 'request_answered');
  return {
    requests: referencesWhere((own) => own.every((each) => age(each) < day)),
    undelivered: referencesWhere(isUndelivered),
    inReserve: referencesWhere(
      (own) => isUndelivered(own) && own.some(({ mailbox }) => mailbox === 'reserve'),
    ),
    open: referencesWhere((own) => own.some(isInInbox) && !isAnswered(own)),
  };
}

export function createDailyLine(readLog: ReadLog, mailCount: (count: DailyCount) => Promise<void>) {
  return async (now: Date): Promise<void> => {
    const events = await readLog(counting, new Date(now.getTime() - remembered));
    await mailCount(countDay(events, now));
  };
}
