import { dayMs, minuteMs } from '../../../shared/durations.ts';
import type { EventName } from './log-events.ts';
import type { LoggedEvent, ReadLog } from './read-log.ts';

/** Milliseconds; a younger request is on its way, not undelivered. */
const onItsWay = 15 * minuteMs;

export type DailyCount = ReturnType<typeof countDay>;

type Own = LoggedEvent[];

const find = (own: Own, name: EventName) => own.find(({ event }) => event === name);

const isMailed = ({ event }: LoggedEvent) => event === 'contact_sent_directly' || event === 'delivery_sent';
const isInInbox = (each: LoggedEvent) => isMailed(each) && each.mailbox !== 'reserve';
const isInReserve = (each: LoggedEvent) => isMailed(each) && each.mailbox === 'reserve';

function promiseKept(requests: Own[], now: Date) {
  const due = requests.filter((own) => {
    const until = find(own, 'contact_accepted')?.promisedUntil;
    return until && Date.parse(until) <= now.getTime();
  });
  const answers = due.flatMap((own) => {
    const [accepted, answered] = [find(own, 'contact_accepted'), find(own, 'request_answered')];
    return accepted && answered ? [{ accepted, answered }] : [];
  });
  const isInTime = ({ accepted, answered }: (typeof answers)[number]) =>
    answered.time.getTime() <= Date.parse(accepted.promisedUntil ?? '');
  return { due: due.length, answered: answers.length, inTime: answers.filter(isInTime).length };
}

/** @param logged the events of a fortnight, in any order */
export function countDay(logged: LoggedEvent[], now: Date) {
  const events = logged.toSorted((a, b) => a.time.getTime() - b.time.getTime());
  const age = ({ time }: LoggedEvent) => now.getTime() - time.getTime();
  const isOfToday = (each: LoggedEvent) => age(each) < dayMs;
  const requests = Map.groupBy(events, ({ reference }) => reference);
  const referencesWhere = (isSo: (own: Own) => boolean) =>
    [...requests].filter(([, own]) => isSo(own)).map(([reference]) => reference);
  const isUndelivered = (own: Own) =>
    !own.some(isInInbox) &&
    own.some((each) => each.event === 'contact_accepted' && age(each) > onItsWay + heldBackOf(each));
  const isNewToday = (own: Own) => own.every(isOfToday);
  const accepted = [...requests.values()].flatMap((own) => find(own, 'contact_accepted') ?? []);
  const held = accepted.filter((each) => isOfToday(each) && heldBackOf(each) > 0);
  return {
    requests: referencesWhere(isNewToday),
    undelivered: referencesWhere(isUndelivered),
    inReserve: referencesWhere((own) => isUndelivered(own) && own.some(isInReserve)),
    /** Delivered to the inbox, and not marked as answered. */
    open: referencesWhere((own) => own.some(isInInbox) && !find(own, 'request_answered')),
    heldBack: {
      requests: held.length,
      longestMinutes: Math.ceil(Math.max(0, ...held.map(heldBackOf)) / minuteMs),
    },
    /** Requests of the fortnight whose promised time is over. */
    promise: promiseKept([...requests.values()], now),
  };
}

function heldBackOf({ heldBackSeconds = 0 }: LoggedEvent): number {
  return heldBackSeconds * 1000;
}

/** Milliseconds after which a request is no longer counted; an undelivered one has an alert each day. */
const remembered = 14 * dayMs;

const counting: EventName[] = [
  'contact_accepted',
  'contact_sent_directly',
  'delivery_sent',
  'request_answered',
];

export async function readDailyCount(readLog: ReadLog, now: Date): Promise<DailyCount> {
  return countDay(await readLog(counting, new Date(now.getTime() - remembered)), now);
}
