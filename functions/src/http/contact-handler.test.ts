import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContactHandler } from './contact-handler.ts';
import type { DeliveryTask } from '../request-task.ts';
import { createContactService } from '../request/contact-service.ts';
import { createSpamDetector } from '../request/spam-signs.ts';
import type { Durable } from '../request/enqueue-or-send.ts';
import { serve } from '../testing/http-server.ts';
import { receiptAnswers } from '../testing/receipts.ts';
import { input } from '../testing/requests.ts';

vi.mock('firebase-functions/logger');

const accepted: DeliveryTask[] = [];
let accepts: () => Promise<Durable | undefined>;
let wait = 0;
let handler: ReturnType<typeof createContactHandler>;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve((request, response) => handler(request, response));
});
beforeEach(() => {
  accepted.length = 0;
  accepts = () => Promise.resolve('queue');
  wait = 0;
  const take = createContactService(
    () => wait,
    createSpamDetector(),
    async (task) => {
      const durable = await accepts();
      if (durable) accepted.push(task);
      return durable;
    },
    (address) => `hidden ${address.length}`,
  );
  const readPage = () => Promise.reject(new Error('No page is read here.'));
  handler = createContactHandler(take, readPage, receiptAnswers(readPage));
  vi.clearAllMocks();
});
afterAll(() => server.close());

type Body = string | Uint8Array<ArrayBuffer>;
const send = (body: Body, type = 'application/json') =>
  fetch(server.url, { method: 'POST', body, headers: { 'Content-Type': type } });
const sendJson = (changes: Record<string, unknown> = {}) => send(JSON.stringify({ ...input, ...changes }));

describe('a request sent by the scripts', () => {
  test('is taken, and answered with its reference', async () => {
    const answer = await sendJson();
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({ ok: true, reference: expect.stringMatching(/^GH-.{5}$/) });
    expect(accepted).toMatchObject([{ reference: body.reference, request: { name: input.name } }]);
  });

  test('is refused with a code per field, and not taken', async () => {
    const answer = await sendJson({ name: ' ', email: '', phone: '', consent: false });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      code: 'invalid_fields',
      errors: { name: 'name_required', email: 'contact_required', consent: 'consent_required' },
    });
    expect(accepted).toEqual([]);
  });

  test('is told when to come again when there are too many', async () => {
    wait = 29_001;
    const answer = await sendJson();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await answer.json()).toEqual({ ok: false, code: 'too_many_requests' });
    expect(accepted).toEqual([]);
  });

  test('is within the limits when it was taken already', async () => {
    const { reference } = await (await sendJson()).json();
    wait = 60_000;
    expect(await (await sendJson()).json()).toEqual({ ok: true, reference });
    expect((await sendJson({ message: 'O altă întrebare' })).status).toBe(429);
  });

  test('is taken all the same when a machine seems to have written it, and marked', async () => {
    expect((await sendJson({ website: 'x' })).status).toBe(200);
    expect((await sendJson({ fillingSeconds: 1, message: 'Vreau o programare' })).status).toBe(200);
    expect(accepted.map(({ suspicions }) => suspicions)).toEqual([['câmpul ascuns a fost completat'], []]);
  });

  test('is told of a confirmation only where one was asked for and the queue will send it', async () => {
    const confirmationOf = async (changes: Record<string, unknown>) =>
      (await (await sendJson({ id: crypto.randomUUID(), ...changes })).json()).confirmation;
    expect(await confirmationOf({ confirmation: true })).toBe(true);
    expect(accepted.at(-1)?.confirmation).toEqual({ visitor: expect.stringMatching(/^hidden/) });
    const without: Record<string, unknown>[] = [
      {},
      { confirmation: 'yes' },
      { confirmation: true, email: '' },
      { confirmation: true, website: 'x' },
    ];
    for (const changes of without) {
      expect(await confirmationOf(changes)).toBeUndefined();
      expect(accepted.at(-1)?.confirmation).toBeUndefined();
    }
    accepts = () => Promise.resolve('mailbox');
    expect(await confirmationOf({ confirmation: true })).toBeUndefined();
  });

  test('is answered when the code breaks, without a word about why', async () => {
    accepts = () => Promise.reject(new Error('a secret word'));
    const answer = await sendJson();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('{"ok":false,"code":"unavailable"}');
  });
});

const secret = 'Popescu';
const body = (name: string) => JSON.stringify({ ...input, name });

test.each<[string, number, string, Body, string]>([
  ['no JSON', 400, 'not_readable', `{"name": "${secret}"`, 'application/json'],
  ['nothing', 400, 'not_readable', '', 'application/json'],
  ['a list', 400, 'not_readable', `["${secret}"]`, 'application/json'],
  ['a text', 400, 'not_readable', `"${secret}"`, 'application/json'],
  ['no UTF-8', 400, 'not_readable', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
  ['another type', 415, 'unsupported_type', body(secret), 'text/plain'],
  ['a file', 415, 'unsupported_type', body(secret), 'multipart/form-data; boundary=x'],
  ['17 KB', 413, 'too_large', body(secret.repeat(2_500)), 'application/json; charset=utf-8'],
])('%s is answered with %i, in JSON and without an echo', async (_, status, code, typed, type) => {
  const answer = await send(typed, type);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(JSON.stringify({ ok: false, code }));
  expect(accepted).toEqual([]);
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s is not a way to send a request',
  async (method) => {
    const answer = await fetch(server.url, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
  },
);

test('every answer is kept by nobody and guessed at by nobody', async () => {
  for (const answer of [await sendJson(), await sendJson({ name: '' }), await fetch(server.url)]) {
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  }
});
