import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hourMs } from '../../../shared/durations.ts';
import { dailyMail } from '../mail/daily-mail.ts';
import { createMailer } from '../mail/mailer.ts';
import { jsonOf, serve } from '../testing/http-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { mailboxes, sender } from '../testing/requests.ts';
import { countDay, readDailyCount } from './daily-count.ts';
import type { EventDetails, EventName } from './log-events.ts';
import { createLogReader, type ReadLog } from './read-log.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const logged = (event: EventName, reference: string, hoursAgo: number, details: EventDetails = {}) => ({
  ...details,
  event,
  reference,
  time: new Date(now.getTime() - hoursAgo * hourMs),
});

test('a request is counted once, by its reference', () => {
  const events = [
    logged('contact_accepted', 'GH-A', 3),
    logged('contact_accepted', 'GH-A', 2.9),
    logged('delivery_sent', 'GH-A', 2.8, { mailbox: 'inbox' }),
    logged('delivery_sent', 'GH-A', 2.8, { mailbox: 'reserve' }),
    logged('contact_sent_directly', 'GH-B', 1),
  ];
  expect(countDay(events, now)).toMatchObject({
    requests: ['GH-A', 'GH-B'],
    undelivered: [],
    inReserve: [],
    open: ['GH-A', 'GH-B'],
  });
});

test('what is not in the inbox is named, of the days before too, and nothing that is on its way', () => {
  const events = [
    logged('contact_accepted', 'GH-OLD', 60),
    logged('contact_accepted', 'GH-NEW', 20),
    logged('delivery_sent', 'GH-NEW', 20, { mailbox: 'reserve' }),
    logged('contact_accepted', 'GH-NOW', 0.1),
  ];
  expect(countDay(events, now)).toMatchObject({
    requests: ['GH-NEW', 'GH-NOW'],
    undelivered: ['GH-OLD', 'GH-NEW'],
    inReserve: ['GH-NEW'],
    open: [],
  });
});

test('a request of yesterday that is delivered today is not counted again', () => {
  const events = [
    logged('contact_accepted', 'GH-A', 24.1),
    logged('delivery_sent', 'GH-A', 23.9, { mailbox: 'inbox' }),
  ];
  expect(countDay(events, now)).toMatchObject({ requests: [], undelivered: [] });
});

test('what was delivered is open until somebody has said that it is answered', () => {
  const events = [
    logged('contact_accepted', 'GH-A', 90),
    // As the version before logged it.
    logged('delivery_sent', 'GH-A', 90),
    logged('delivery_sent', 'GH-C', 5, { mailbox: 'inbox' }),
    logged('request_answered', 'GH-C', 4),
    logged('request_answered', 'GH-C', 3),
    logged('contact_accepted', 'GH-D', 1),
  ];
  expect(countDay(events, now).open).toEqual(['GH-A']);
});

test('what was held back is counted, and not taken for undelivered while it waits', () => {
  const events = [
    logged('contact_accepted', 'GH-A', 0.4, { heldBackSeconds: 900 }),
    logged('contact_accepted', 'GH-B', 0.9, { heldBackSeconds: 30 }),
    logged('delivery_sent', 'GH-B', 0.8, { mailbox: 'inbox' }),
  ];
  expect(countDay(events, now)).toMatchObject({
    undelivered: [],
    heldBack: { requests: 2, longestMinutes: 15 },
  });
});

test('a request that only the reserve mailbox got directly is undelivered', () => {
  const events = [
    logged('contact_accepted', 'GH-A', 3),
    logged('contact_sent_directly', 'GH-A', 3, { mailbox: 'reserve' }),
  ];
  expect(countDay(events, now)).toMatchObject({ undelivered: ['GH-A'], inReserve: ['GH-A'] });
});

test('the promise is measured on requests whose promised time is over', () => {
  const until = (hoursAgo: number) => ({
    promisedUntil: new Date(now.getTime() - hoursAgo * hourMs).toISOString(),
  });
  const events = [
    logged('contact_accepted', 'GH-A', 22, until(12)),
    logged('request_answered', 'GH-A', 20),
    logged('contact_accepted', 'GH-B', 21, until(12)),
    logged('request_answered', 'GH-B', 11),
    logged('contact_accepted', 'GH-C', 20, until(12)),
    logged('contact_accepted', 'GH-D', 1, until(-50)),
  ];
  expect(countDay(events, now).promise).toEqual({
    due: 3,
    answered: 2,
    inTime: 1,
  });
});

let mail: Awaited<ReturnType<typeof startMailServer>>;
let log: Awaited<ReturnType<typeof serve>>;
let status = 200;
const asked: { headers: unknown; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  mail = await startMailServer();
  log = await serve(async (request, response) => {
    const body = await jsonOf<Record<string, string>>(request);
    asked.push({ headers: request.headers, body });
    const entry = (event: string, reference: string) => ({
      timestamp: '2026-11-21T03:00:00.123456789Z',
      jsonPayload: { event, reference },
    });
    const pages: Record<string, unknown> = {
      '': {
        entries: [entry('contact_accepted', 'GH-A'), entry('contact_accepted', 'GH-B')],
        nextPageToken: 'more',
      },
      more: { entries: [entry('delivery_sent', 'GH-A')] },
    };
    response.writeHead(status).end(JSON.stringify(pages[body.pageToken ?? '']));
  });
});
afterAll(() => Promise.all([mail.close(), log.close()]));

const readLog = (): ReadLog => createLogReader('demo-clinic', () => Promise.resolve('a-token'), log.url);
const words = { retries: 'mereu', promiseField: 'Formularul, „Ce urmează”', now, notes: [] };
const texts = { sender, to: mailboxes.inbox, ...words };
async function sendLine() {
  const count = await readDailyCount(readLog(), now);
  await createMailer(mail.settings).send(dailyMail({ count, hasLinks: true, ...texts }));
}

test('the line is read from the whole log and reaches the inbox', async () => {
  await sendLine();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({
    headers: { authorization: 'Bearer a-token' },
    body: { resourceNames: ['projects/demo-clinic'] },
  });
  expect(asked[0]?.body.filter).toBe(
    'jsonPayload.event=("contact_accepted" OR "contact_sent_directly" OR "delivery_sent" OR "request_answered") AND timestamp>="2026-11-07T06:00:00.000Z"',
  );
  const [line] = mail.received;
  expect(line?.recipients).toEqual([mailboxes.inbox]);
  expect(line?.subject).toBe('Cereri de pe site în ultimele 24 de ore: 2, nelivrate: 1');
  expect(line?.text).toContain(
    'Nelivrate în căsuța de e-mail a cererilor, programari@ghiocel.example: 1 (GH-B). Se reîncearcă mereu.',
  );
  expect(line?.text).toContain('Fără „Am răspuns”, din ultimele două săptămâni: 1 (GH-A)');
});

test('an unreadable log sends no daily mail', async () => {
  status = 403;
  mail.received.length = 0;
  await expect(sendLine()).rejects.toThrow('The log was not readable: 403');
  expect(mail.received).toEqual([]);
});

test('a long list names its first fifty requests', () => {
  const requests = Array.from({ length: 52 }, (_, index) => `GH-${index}`);
  const count = { ...countDay([], now), requests };
  expect(dailyMail({ count, hasLinks: false, ...texts }).text).toMatch(
    /^Cereri: 52 \(GH-0, .*, GH-49 și încă 2\)\n[^]*Mesajele de reamintire sunt oprite/,
  );
});

test('fewer than nine in ten answered in time: the text that promises it is named', () => {
  const textOf = (inTime: number) => {
    const promise = { due: 10, answered: 10, inTime };
    return dailyMail({ count: { ...countDay([], now), promise }, hasLinks: true, ...texts }).text;
  };
  expect(textOf(9)).toContain('trecut: 10. Cu răspuns: 10. La timp: 9.');
  expect(textOf(9)).not.toContain('ATENȚIE');
  expect(textOf(8)).toContain('schimbați ce promite site-ul: Formularul, „Ce urmează”.');
});
