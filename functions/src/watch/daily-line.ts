import type { DeliveryContext } from '../queue/deliver-request.ts';
import type { EventName } from './log-events.ts';
import { fromSite, messageIdOf } from '../mail/mail-parts.ts';
import type { Mail } from '../mail/mailer.ts';
import type { LoggedEvent, ReadLog } from './read-log.ts';

const day = 24 * 60 * 60 * 1000;
/** An older request is answered or forgotten. What has not arrived is parked by then, which is an event each day. */
const remembered = 14 * day;
/** A request just taken is on its way, not undelivered. */
const onItsWay = 15 * 60 * 1000;

const queued: EventName[] = ['contact_queued'];
const parked: EventName[] = ['request_parked'];
const answered: EventName[] = ['request_answered'];
const toFallback: EventName[] = ['delivery_to_fallback'];
const delivered: EventName[] = ['contact_sent_directly', 'delivery_sent', ...toFallback];
const counting: EventName[] = [...queued, ...delivered, ...parked, ...answered];

type DailyCount = {
  requests: string[];
  undelivered: string[];
  /** Those of the undelivered that are tried a few times a day. */
  parked: string[];
  inFallback: string[];
  /** Delivered, and nobody has said that they have answered. */
  open: string[];
};

export function countDay(events: LoggedEvent[], now: Date): DailyCount {
  const age = ({ time }: LoggedEvent) => now.getTime() - time.getTime();
  const requests = Map.groupBy(events, ({ reference }) => reference);
  const referencesWhere = (isSo: (own: LoggedEvent[]) => boolean) =>
    [...requests].filter(([, own]) => isSo(own)).map(([reference]) => reference);
  const isOneOf = (names: EventName[]) => (each: LoggedEvent) => names.includes(each.event);
  const isUndelivered = (own: LoggedEvent[]) =>
    own.every(isOneOf([...queued, ...parked])) && own.some((each) => age(each) > onItsWay);
  return {
    requests: referencesWhere((own) => own.every((each) => age(each) < day)),
    undelivered: referencesWhere(isUndelivered),
    parked: referencesWhere((own) => isUndelivered(own) && own.some(isOneOf(parked))),
    inFallback: referencesWhere((own) => own.some((each) => isOneOf(toFallback)(each) && age(each) < day)),
    open: referencesWhere((own) => own.some(isOneOf(delivered)) && !own.some(isOneOf(answered))),
  };
}

function counted(references: string[]): string {
  return references.length > 0 ? `${references.length} (${references.join(', ')})` : '0';
}

function dailyMail(
  { requests, undelivered, parked: stillParked, inFallback, open }: DailyCount,
  context: DeliveryContext,
  hasLinks: boolean,
  now: Date,
): Mail {
  const { mailboxes, clinic } = context;
  const subject = `Cereri de pe site în ultimele 24 de ore: ${requests.length}, nelivrate: ${undelivered.length}`;
  const unanswered = hasLinks ? `Fără „Am răspuns”, din ultimele două săptămâni: ${counted(open)}\n` : '';
  return {
    messageId: messageIdOf(`daily-${now.toISOString().slice(0, 10)}`, mailboxes.from),
    date: now,
    subject,
    ...fromSite(clinic, mailboxes.from, mailboxes.inbox),
    text: `Cereri: ${counted(requests)}
Nelivrate: ${counted(undelivered)}
Dintre acestea, respinse trei zile de ambele căsuțe de e-mail și reîncercate din șase în șase ore: ${counted(stillParked)}
Ajunse în căsuța de e-mail de rezervă: ${counted(inFallback)}
${unanswered}
Numărul fiecărei cereri se află în subiectul mesajului ei. Dacă una lipsește, dacă ceva nu a fost livrat sau dacă mesajul acesta nu vine într-o dimineață, anunțați-l pe cel care întreține site-ul.
`,
  };
}

/** Reads the log and mails the line. Throws when either fails, to be called again. */
export function createDailyLine(
  readLog: () => ReadLog,
  context: () => DeliveryContext,
  hasLinks: () => boolean,
) {
  return async (now: Date): Promise<void> => {
    const events = await readLog()(counting, new Date(now.getTime() - remembered));
    await context().send(dailyMail(countDay(events, now), context(), hasLinks(), now));
  };
}
