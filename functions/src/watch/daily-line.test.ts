import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDay, createDailyLine } from './daily-line.ts';
import type { EventName } from './log-events.ts';
import { createMailer } from '../mail/mailer.ts';
import { createLogReader } from './read-log.ts';
import { serve } from '../testing/http-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { clinic, mailboxes } from '../testing/requests.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const logged = (event: EventName, reference: string, hoursAgo: number) => ({
  event,
  reference,
  time: new Date(now.getTime() - hoursAgo * 3_600_000),
});

test('a request is counted once, by its reference', () => {
  const events = [
    logged('contact_queued', 'GH-A', 3),
    logged('contact_queued', 'GH-A', 2.9),
    logged('delivery_sent', 'GH-A', 2.8),
    logged('contact_sent_directly', 'GH-B', 1),
  ];
  expect(countDay(events, now)).toMatchObject({
    requests: ['GH-A', 'GH-B'],
    undelivered: [],
    parked: [],
    inFallback: [],
  });
});

test('what has not arrived is named, of the days before too, and nothing that is on its way', () => {
  const events = [
    logged('contact_queued', 'GH-OLD', 60),
    logged('contact_queued', 'GH-NEW', 20),
    logged('contact_queued', 'GH-NOW', 0.1),
  ];
  expect(countDay(events, now)).toMatchObject({
    requests: ['GH-NEW', 'GH-NOW'],
    undelivered: ['GH-OLD', 'GH-NEW'],
    parked: [],
    inFallback: [],
  });
});

test('a request of the day before that arrived today is not counted again', () => {
  const events = [logged('contact_queued', 'GH-A', 24.1), logged('delivery_sent', 'GH-A', 23.9)];
  expect(countDay(events, now)).toMatchObject({ requests: [], undelivered: [], parked: [], inFallback: [] });
});

test('what went to the fallback mailbox is delivered, and named', () => {
  const events = [logged('contact_queued', 'GH-A', 5), logged('delivery_to_fallback', 'GH-A', 4)];
  expect(countDay(events, now)).toMatchObject({
    requests: ['GH-A'],
    undelivered: [],
    parked: [],
    inFallback: ['GH-A'],
  });
});

test('what is parked is named until a mailbox has it', () => {
  const events = [
    logged('contact_queued', 'GH-A', 80),
    logged('request_parked', 'GH-A', 10),
    logged('request_parked', 'GH-B', 34),
    logged('request_parked', 'GH-B', 10),
    logged('request_parked', 'GH-C', 30),
    logged('delivery_sent', 'GH-C', 4),
  ];
  expect(countDay(events, now)).toMatchObject({
    requests: [],
    undelivered: ['GH-A', 'GH-B'],
    parked: ['GH-A', 'GH-B'],
    inFallback: [],
  });
});

test('what was delivered is open until somebody has said that it is answered', () => {
  const events = [
    logged('contact_queued', 'GH-A', 90),
    logged('delivery_sent', 'GH-A', 90),
    logged('delivery_to_fallback', 'GH-B', 5),
    logged('delivery_sent', 'GH-C', 5),
    logged('request_answered', 'GH-C', 4),
    logged('request_answered', 'GH-C', 3),
    logged('contact_queued', 'GH-D', 1),
  ];
  expect(countDay(events, now).open).toEqual(['GH-A', 'GH-B']);
});

test('a request whose first line was lost from the log is counted by its delivery', () => {
  expect(countDay([logged('delivery_sent', 'GH-A', 5)], now).requests).toEqual(['GH-A']);
});

let mail: Awaited<ReturnType<typeof startMailServer>>;
let log: Awaited<ReturnType<typeof serve>>;
let status = 200;
const asked: { headers: unknown; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  log = await serve(({ rawBody, headers }, response) => {
    const body = JSON.parse(rawBody.toString());
    asked.push({ headers, body });
    const entry = (event: string, reference: string) => ({
      timestamp: '2026-11-21T03:00:00.123456789Z',
      jsonPayload: { event, reference },
    });
    const pages: Record<string, unknown> = {
      '': {
        entries: [entry('contact_queued', 'GH-A'), entry('contact_queued', 'GH-B')],
        nextPageToken: 'more',
      },
      more: { entries: [entry('delivery_sent', 'GH-A')] },
    };
    response.writeHead(status).end(JSON.stringify(pages[body.pageToken ?? '']));
  });
});
afterAll(() => Promise.all([mail.close(), log.close()]));

const sendLine = () =>
  createDailyLine(
    () => createLogReader('demo-clinic', () => Promise.resolve('a-token'), log.url),
    () => ({ send: createMailer(mail.settings), mailboxes, clinic }),
    () => true,
  )(now);

test('the line is read from the whole log and reaches the inbox', async () => {
  await sendLine();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({
    headers: { authorization: 'Bearer a-token' },
    body: { resourceNames: ['projects/demo-clinic'] },
  });
  expect(asked[0]?.body.filter).toBe(
    'jsonPayload.event=("contact_queued" OR "contact_sent_directly" OR "delivery_sent" OR "delivery_to_fallback" OR "request_parked" OR "request_answered") AND timestamp>="2026-11-07T06:00:00.000Z"',
  );
  const [line] = mail.received;
  expect(line?.recipients).toEqual([mailboxes.inbox]);
  expect(line?.subject).toBe('Cereri de pe site în ultimele 24 de ore: 2, nelivrate: 1');
  expect(line?.text).toContain('Nelivrate: 1 (GH-B)');
  expect(line?.text).toContain('Fără „Am răspuns”, din ultimele două săptămâni: 1 (GH-A)');
});

test('a log that is not readable is no line of zeros', async () => {
  status = 403;
  mail.received.length = 0;
  await expect(sendLine()).rejects.toThrow('The log was not readable: 403');
  expect(mail.received).toEqual([]);
});
