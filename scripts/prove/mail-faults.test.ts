import { expect } from 'vitest';
import type { MailFault } from '../../functions/src/testing/mail-server.ts';
import { mailboxes } from '../../functions/src/testing/requests.ts';
import { until } from '../until.ts';
import { isFull, test } from './proof.ts';
import { send, someRequest } from './send.ts';
import type { Functions } from './start-functions.ts';

const { inbox, fallbackInbox } = mailboxes;

/** Where the mail is in the end, and what is logged meanwhile. */
type End =
  | 'the inbox at once'
  | 'the inbox late'
  | 'the inbox late, with an alert'
  | 'the fallback mailbox, with an alert';

type Fault = [name: string, end: End, set: (functions: Functions) => unknown];

const fault =
  (kind: MailFault) =>
  ({ mail }: Functions) =>
    (mail.fault = kind);
const forInbox = (code: number) => (recipient: string) => (recipient === inbox ? code : undefined);

const quickFaults: Fault[] = [
  ['answers 421 to the greeting', 'the inbox late', fault({ connect: 421 })],
  ['answers 450 to the recipient', 'the inbox late', ({ mail }) => (mail.refuseRecipient = forInbox(450))],
  ['answers 451 to the mail', 'the inbox late', ({ mail }) => (mail.refuseMail = forInbox(451))],
  [
    'answers 550 to the recipient',
    'the fallback mailbox, with an alert',
    ({ mail }) => (mail.refuseRecipient = forInbox(550)),
  ],
  [
    'answers 552 to the mail',
    'the fallback mailbox, with an alert',
    ({ mail }) => (mail.refuseMail = forInbox(552)),
  ],
  ['answers 535 to the login', 'the inbox late, with an alert', fault({ login: 535 })],
  ['closes the connection', 'the inbox late', fault({ connect: 'close' })],
  ['is not there', 'the inbox late', ({ mail }) => mail.close()],
  ['takes 0.5 s for each answer', 'the inbox at once', fault({ delay: 500 })],
];
const slowFaults: Fault[] = [
  ['hangs before DATA', 'the inbox late', fault({ recipient: 'silence' })],
  ['hangs after DATA', 'the inbox late', fault({ data: 'silence' })],
  ['greets nobody', 'the inbox late', fault({ connect: 'silence' })],
];

/**
 * Ends the fault between two attempts. An attempt that meets it half ended would show something else: a login refused
 * for the inbox and taken for the fallback mailbox, or a mail that is taken and whose answer is cut off.
 */
async function repair({ mail, queue }: Functions) {
  queue.hold = true;
  await mail.close();
  mail.fault = {};
  mail.refuseRecipient = () => undefined;
  mail.refuseMail = () => undefined;
  await mail.open();
  queue.release();
}

test.for(isFull ? [...quickFaults, ...slowFaults] : quickFaults)(
  'a request while the mail server %s reaches %s',
  async ([name, end, set], { functions, measured }) => {
    const { url, mail, queue, events } = functions;
    await set(functions);
    const { status, reference } = await send(url, someRequest());
    // A 5xx is no reason to wait for the inbox: whatever the fallback mailbox can get, it has by then.
    if (end.startsWith('the inbox late')) {
      await until('A failed attempt', () => events('delivery_delayed') + events('delivery_refused') > 0);
      await repair(functions);
    }
    await until('The queue empty', () => queue.size() === 0, 90);
    const own = mail.received.filter(({ subject }) => reference && subject?.includes(reference));
    expect(status).toBe(200);
    // What was taken before the server hung may come twice, as the same mail.
    expect(own.length).toBeLessThanOrEqual(name === 'hangs after DATA' ? 2 : 1);
    expect(new Set(own.map(({ messageId }) => messageId)).size).toBe(1);
    const places = new Set(own.flatMap(({ recipients }) => recipients));
    expect([...places]).toEqual([end === 'the fallback mailbox, with an alert' ? fallbackInbox : inbox]);
    expect(events('delivery_refused') > 0).toBe(end.endsWith('alert'));
    await measured(`${own.length} mail, ${events('delivery_delayed')} attempts delayed`);
  },
);
