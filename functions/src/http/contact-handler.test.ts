import { error, info } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { taskName, type RequestTask, type Task } from '../mail/mail-tasks.ts';
import type { MailResult } from '../mail/mailer.ts';
import { createAcceptRequest } from '../request/accept-request.ts';
import { createConfirmationLimits, maxDelayMs } from '../request/rate-limits.ts';
import { createSpamDetector } from '../request/spam-rules.ts';
import { serve } from '../testing/http-server.ts';
import { input } from '../testing/requests.ts';
import { facts } from '../testing/site-fixture.ts';
import { createContactHandler } from './contact-handler.ts';

vi.mock('firebase-functions/logger');

/** A Monday: the clinic closes at eight in the evening. */
const moments = { receivedAt: '2026-11-23T08:05:00.000Z', promisedUntil: '2026-11-23T18:00:00.000Z' };

const queued: { task: Task; scheduleTime: Date | undefined }[] = [];
const names = new Set<string>();
const requests = () =>
  queued.map(({ task }) => task).filter((task): task is RequestTask => task.kind === 'request');
let enqueue: (task: Task) => Promise<void>;
let mailDirectly: () => Promise<MailResult['kind']>;
let wait = 0;
const reasonsIn = (items: string) => `<outcome-part data-part="refused">${items}</outcome-part>`;
const reasons = reasonsIn(
  '<li data-reason="name name_required">Nume</li><li data-reason="message too_long">Mesaj</li>',
);
let handler: ReturnType<typeof createContactHandler>;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve((request, response) => handler(request, response));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:05:00.000Z') });
  queued.length = 0;
  names.clear();
  enqueue = () => Promise.resolve();
  mailDirectly = () => Promise.resolve('sent');
  wait = 0;
  vi.stubEnv('SMTP_PASSWORD', 'a-password');
  const accept = createAcceptRequest({
    queue: {
      enqueue: async (task, scheduleTime) => {
        await enqueue(task);
        if (names.has(taskName(task))) return false;
        names.add(taskName(task));
        queued.push({ task, scheduleTime });
        return true;
      },
    },
    mailDirectly: () => mailDirectly(),
    mailboxes: () => ['inbox', 'reserve'],
    delayOf: () => wait,
    findSpamReasons: createSpamDetector(),
    mayConfirm: createConfirmationLimits(),
    readFacts: () => Promise.resolve(facts),
  });
  const promise = (name: string) => (name.startsWith('sent') ? ', {day} {time}' : '');
  handler = createContactHandler(accept, (name) =>
    Promise.resolve(`${name} {reference}${promise(name)}${reasons}`),
  );
  vi.clearAllMocks();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  return server.close();
});

type Body = string | Uint8Array<ArrayBuffer>;
const send = (body: Body, type = 'application/json', headers: Record<string, string> = {}) =>
  fetch(server.url, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });
const sendJson = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  send(JSON.stringify({ ...input, ...changes }), 'application/json', headers);

describe('a request sent by the scripts', () => {
  test('is accepted for both mailboxes, and answered with its reference', async () => {
    const answer = await sendJson();
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({ ok: true, reference: expect.stringMatching(/^GH-.{6}$/), ...moments });
    const task = { reference: body.reference, request: { name: input.name }, ...moments };
    expect(requests()).toMatchObject([
      { mailbox: 'inbox', ...task },
      { mailbox: 'reserve', ...task },
    ]);
  });

  test('is refused with a code per field, and not accepted', async () => {
    const answer = await sendJson({ name: ' ', email: '', phone: '', consent: false });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      code: 'invalid_fields',
      errors: { name: 'name_required', email: 'contact_required', consent: 'consent_required' },
    });
    expect(queued).toEqual([]);
  });

  test('is told when to send again when the limit is reached', async () => {
    wait = maxDelayMs + 29_001;
    const answer = await sendJson();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await answer.json()).toEqual({ ok: false, code: 'too_many_requests' });
    expect(queued).toEqual([]);
  });

  test('does not count again when it was accepted already', async () => {
    const { reference } = await (await sendJson()).json();
    wait = maxDelayMs + 60_000;
    expect(await (await sendJson()).json()).toEqual({ ok: true, reference, ...moments });
    expect((await sendJson({ message: 'O altă întrebare' })).status).toBe(429);
  });

  test('waits behind the others when its network is over its limit, durable and sent all the same', async () => {
    wait = 60_000;
    expect((await sendJson({ confirmation: true })).status).toBe(200);
    const later = new Date('2026-11-23T08:06:00.000Z');
    expect(queued.map(({ scheduleTime }) => scheduleTime)).toEqual([later, later]);
    const event = expect.objectContaining({ heldBackSeconds: 60, way: 'script' }) as object;
    expect(info).toHaveBeenCalledWith('contact_accepted', event);
  });

  test('is not accepted on a preview channel, which has the settings of the live site', async () => {
    const on = (host: string) => sendJson({ id: crypto.randomUUID() }, { 'X-Forwarded-Host': host });
    expect((await on('clinica--incercare-ab12cd.web.app')).status).toBe(503);
    expect(queued).toEqual([]);
    expect((await on('clinica.web.app')).status).toBe(200);
  });

  test('is accepted all the same when a machine seems to have written it, and marked', async () => {
    expect((await sendJson({ subject: 'x' })).status).toBe(200);
    expect((await sendJson({ fillingSeconds: 1, message: 'Vreau o programare' })).status).toBe(200);
    const waits = queued.map(({ scheduleTime }) => (scheduleTime?.getTime() ?? Date.now()) - Date.now());
    expect(waits).toEqual([maxDelayMs, maxDelayMs, 0, 0]);
    const spamReasons = requests().map((task) => task.spamReasons);
    expect(spamReasons).toEqual([
      ['câmpul ascuns a fost completat'],
      ['câmpul ascuns a fost completat'],
      [],
      [],
    ]);
  });

  test('is told by when the clinic answers, also tagged as spam, held back or mailed directly', async () => {
    const answerTo = async (changes: Record<string, unknown> = {}) =>
      (await sendJson({ id: crypto.randomUUID(), ...changes })).json();
    expect(await answerTo({ subject: 'x' })).toMatchObject({ ok: true, ...moments });
    wait = 60_000;
    expect(await answerTo()).toMatchObject({ ok: true, ...moments });
    wait = 0;
    enqueue = () => Promise.reject(new Error('down'));
    expect(await answerTo()).toMatchObject({ ok: true, ...moments });
  });

  test('is told of a confirmation only when one was requested and queued', async () => {
    const confirmationOf = async (changes: Record<string, unknown>, headers: Record<string, string> = {}) => {
      const body = { id: crypto.randomUUID(), ...changes };
      const answer = await (
        await sendJson(body, { 'Fastly-Client-IP': crypto.randomUUID(), ...headers })
      ).json();
      return answer.confirmation;
    };
    expect(await confirmationOf({ confirmation: true })).toBe(true);
    const confirmation = queued.map(({ task }) => task).find(({ kind }) => kind === 'confirmation');
    expect(confirmation).toMatchObject({ address: input.email, language: 'ro' });
    queued.length = 0;
    const other = { confirmation: true, email: 'alta@exemplu.example' };
    expect(await confirmationOf({})).toBeUndefined();
    expect(await confirmationOf({ ...other, confirmation: 'yes' })).toBeUndefined();
    expect(await confirmationOf({ ...other, subject: 'x' })).toBeUndefined();
    expect(await confirmationOf(other, { 'Sec-Fetch-Site': 'cross-site' })).toBeUndefined();
    // The second one of a day to the same mailbox.
    expect(await confirmationOf({ confirmation: true })).toBeUndefined();
    enqueue = (task) =>
      task.kind === 'confirmation' ? Promise.reject(new Error('down')) : Promise.resolve();
    expect(await confirmationOf(other)).toBeUndefined();
    expect(queued.filter(({ task }) => task.kind === 'confirmation')).toEqual([]);
  });

  test('says the call time that counts: one of the known parts of a day', async () => {
    const callTimeOf = async (callTime: string) =>
      (await (await sendJson({ id: crypto.randomUUID(), callTime })).json()).callTime;
    expect(await callTimeOf('evening')).toBe('evening');
    expect(requests().at(-1)?.request.callTime).toBe('evening');
    expect(await callTimeOf('toString')).toBeUndefined();
    expect(requests().at(-1)?.request.callTime).toBeUndefined();
  });

  test('is sent once any copy of it is durable, and a lost copy is an alert', async () => {
    const isReserve = (task: Task) => task.kind === 'request' && task.mailbox === 'reserve';
    enqueue = (task) => (isReserve(task) ? Promise.resolve() : Promise.reject(new Error('down')));
    mailDirectly = () => Promise.resolve('failed');
    expect((await sendJson()).status).toBe(200);
    expect(requests().map(({ mailbox }) => mailbox)).toEqual(['reserve']);
    expect(error).toHaveBeenCalledWith('copy_dropped', expect.objectContaining({ mailbox: 'inbox' }));
  });

  test('drops what the browser says of the site and the build does not know', async () => {
    await sendJson({ page: '/https://evil.example', package: 'Pachet gratuit', consentVersion: '1999' });
    const { page, package: chosen, consentVersion } = requests()[0]!.request;
    expect({ page, chosen }).toEqual({ page: '', chosen: undefined });
    expect(consentVersion).toBe('1999 (spusă de browser, alta decât cea de pe site)');
    await sendJson({ message: 'Încă o întrebare' });
    const { request } = requests().at(-1)!;
    expect(request).toMatchObject({ page: input.page, package: 'Pachet 1', consentVersion: '2026-11' });
  });
});

describe('a form that a browser without scripts sends', () => {
  const form = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const { consent: _, ...texts } = input;
    const fields = String(new URLSearchParams({ ...texts, consent: 'yes', ...changes }));
    return send(fields, 'application/x-www-form-urlencoded', headers);
  };

  test('is answered with the page that says so, its number and by when the clinic answers', async () => {
    const answer = await form({ language: ' en', confirmation: 'yes' });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      `sent-en ${requests()[0]?.reference}, Monday 23 November 8pm${reasons}`,
    ]);
    expect(requests()[0]?.request).toMatchObject({ consent: true, confirmation: true });
  });

  test.each([
    [422, { name: '' }, '<li data-reason="name name_required">Nume</li>'],
    [422, { message: 'ă'.repeat(2_328) }, '<li data-reason="message too_long">Mesaj</li>'],
    [413, { message: 'ă'.repeat(9_000) }, '<li data-reason="message too_long">Mesaj</li>'],
  ])('is refused with %i and a page that names what to correct', async (status, changes, reason) => {
    const answer = await form(changes);
    expect([answer.status, await answer.text()]).toEqual([
      status,
      `not-sent-ro {reference}${reasonsIn(reason)}`,
    ]);
    expect(queued).toEqual([]);
  });

  test.each([
    ['the site names a version that is none', 422, { consentVersion: '1 decembrie 2026', name: '' }],
    ['too many come', 429, {}],
  ])('is answered with the page of a failure when %s', async (_, status, changes) => {
    wait = status === 429 ? maxDelayMs + 60_000 : 0;
    const answer = await form(changes);
    expect([answer.status, await answer.text()]).toEqual([status, `not-sent-ro {reference}`]);
    expect(queued).toEqual([]);
  });

  test('is marked when a page of another site has sent it', async () => {
    for (const site of ['cross-site', 'same-origin']) await form({ name: site }, { 'Sec-Fetch-Site': site });
    expect(requests().map(({ isCrossSite }) => isCrossSite)).toEqual([true, true, undefined, undefined]);
  });
});

const secret = 'Popescu';
const body = (name: string) => JSON.stringify({ ...input, name });

test.each<[string, number, string, Body, string]>([
  ['no JSON', 400, 'not_readable', `{"name": "${secret}"`, 'application/json'],
  ['a text', 400, 'not_readable', `"${secret}"`, 'application/json'],
  ['no UTF-8', 400, 'not_readable', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
  ['a file', 415, 'unsupported_type', body(secret), 'multipart/form-data; boundary=x'],
  ['17 KB', 413, 'too_large', body(secret.repeat(2_500)), 'application/json; charset=utf-8'],
])('%s is answered with %i, in JSON and without an echo', async (_, status, code, typed, type) => {
  const answer = await send(typed, type);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(JSON.stringify({ ok: false, code }));
  expect(queued).toEqual([]);
});

test.each(['GET', 'OPTIONS'])('%s is not a way to send a request', async (method) => {
  const answer = await fetch(server.url, { method });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
});

test('every answer forbids caching and content sniffing', async () => {
  for (const answer of [await sendJson(), await sendJson({ name: '' }), await fetch(server.url)]) {
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
});
