import type { MailFault } from '../../functions/src/testing/mail-server.ts';
import { mailboxes } from '../../functions/src/testing/requests.ts';
import type { FunctionsPlace } from './functions-place.ts';
import type { Outcome, RowIn } from './row.ts';
import { send, someRequest } from './send.ts';
import { until } from '../until.ts';

type Fault = {
  name: string;
  /** Where the mail is in the end, and what is logged meanwhile. */
  ends: 'inbox at once' | 'inbox late' | 'inbox late, alert' | 'fallback, alert';
  /** At most; the rest of a hang after DATA is with the same Message-ID. */
  mails?: number;
  isQuick?: false;
  set: (place: FunctionsPlace) => unknown;
};

const { inbox, fallbackInbox } = mailboxes;
const fault =
  (kind: MailFault): Fault['set'] =>
  ({ mail }) =>
    (mail.fault = kind);
const forInbox = (code: number) => (recipient: string) => (recipient === inbox ? code : undefined);

/** The faults of a mail server that the promises count. */
const faults: Fault[] = [
  { name: '421 at the greeting', ends: 'inbox late', set: fault({ connect: 421 }) },
  {
    name: '450 to the recipient',
    ends: 'inbox late',
    set: ({ mail }) => (mail.refuseRecipient = forInbox(450)),
  },
  { name: '451 to the mail', ends: 'inbox late', set: ({ mail }) => (mail.refuseMail = forInbox(451)) },
  {
    name: '550 to the recipient',
    ends: 'fallback, alert',
    set: ({ mail }) => (mail.refuseRecipient = forInbox(550)),
  },
  { name: '552 to the mail', ends: 'fallback, alert', set: ({ mail }) => (mail.refuseMail = forInbox(552)) },
  { name: '535 to the login', ends: 'inbox late, alert', set: fault({ login: 535 }) },
  { name: 'hangs before DATA', ends: 'inbox late', isQuick: false, set: fault({ recipient: 'silence' }) },
  { name: 'hangs after DATA', ends: 'inbox late', mails: 2, isQuick: false, set: fault({ data: 'silence' }) },
  { name: 'closes the connection', ends: 'inbox late', set: fault({ connect: 'close' }) },
  { name: 'is not there', ends: 'inbox late', set: ({ mail }) => mail.close() },
  { name: 'slow, 0.5 s an answer', ends: 'inbox at once', set: fault({ delay: 500 }) },
  { name: 'greets nobody', ends: 'inbox late', isQuick: false, set: fault({ connect: 'silence' }) },
];

/**
 * Ends the fault between two attempts. An attempt that meets it half ended would show something else: a login refused
 * for the inbox and taken for the fallback mailbox, or a mail that is taken and whose answer is cut off.
 */
async function repair({ mail, queue }: FunctionsPlace) {
  queue.hold = true;
  await mail.close();
  mail.fault = {};
  mail.refuseRecipient = () => undefined;
  mail.refuseMail = () => undefined;
  await mail.open();
  queue.release();
}

async function showFault(place: FunctionsPlace, { set, ends, mails = 1 }: Fault): Promise<Outcome> {
  const { mail, queue, events } = place;
  await set(place);
  const sent = await send(place.url, someRequest());
  const isLate = ends.startsWith('inbox late');
  // A 5xx is no reason to wait for the inbox: whatever the fallback mailbox can get, it has by then.
  if (isLate) {
    await until('A failed attempt', () => events('delivery_delayed') + events('delivery_refused') > 0);
    await repair(place);
  }
  await until('The queue empty', () => queue.size() === 0, 90);
  const own = mail.received.filter(({ subject }) => sent.reference && subject?.includes(sent.reference));
  const places = own.flatMap(({ recipients }) => recipients);
  const isWhere = places.every((mailbox) => mailbox === (ends === 'fallback, alert' ? fallbackInbox : inbox));
  const ids = new Set(own.map(({ messageId }) => messageId));
  const hasAlert = events('delivery_refused') > 0;
  const isMet =
    sent.status === 200 &&
    own.length >= 1 &&
    own.length <= mails &&
    ids.size === 1 &&
    isWhere &&
    hasAlert === ends.endsWith('alert');
  return {
    isMet,
    result: `${sent.status}, ${own.length} mail in ${places[0] === fallbackInbox ? 'the fallback mailbox' : 'the inbox'}, ${events('delivery_delayed')} delayed, ${hasAlert ? 'alert' : 'no alert'}`,
  };
}

export const mailFaultRows: RowIn<FunctionsPlace>[] = faults.map((each) => ({
  name: `mail server: ${each.name}`,
  target: `sent + reference; ${each.ends}${each.mails ? ', rarely two, one Message-ID' : ', once'}`,
  how: 'one request while the fault lasts; it ends after the first failed attempt',
  isQuick: each.isQuick ?? true,
  run: (place) => showFault(place, each),
}));
