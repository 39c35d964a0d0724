import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../../../shared/durations.ts';
import { openRequest, sealRequest } from '../mail/sealed-request.ts';
import { parseLinkKeys } from '../mail/answer-link.ts';
import { input, mailboxes, task } from '../testing/requests.ts';
import { someRequest, startFunctions, type RunningFunctions } from '../testing/running-functions.ts';
import { facts, signingKey } from '../testing/site-fixture.ts';

vi.mock('firebase-functions/logger');

const { nobodyCalled: words } = facts.texts['ro']!;

let functions: RunningFunctions;
beforeAll(async () => {
  functions = await startFunctions({ ANSWER_LINK_KEYS: signingKey });
});
beforeEach(() => functions.reset());
afterAll(() => functions.stop());

/** Sends a request, and returns the address of its sender's press. */
async function send(changes: Record<string, unknown> = {}) {
  const { post, pass, url } = functions;
  const { text, reference = '' } = await post(someRequest(changes));
  await pass(0);
  const { nobodyCalled } = JSON.parse(text) as { nobodyCalled: { path: string; promisedUntil: string } };
  return { ...nobodyCalled, link: url + nobodyCalled.path, reference };
}

const complaints = () =>
  functions.mail.received.filter(({ subject }) => subject?.startsWith('[nu a sunat nimeni] '));

const press = async (link: string, method = 'POST') => {
  const answer = await fetch(link, { method });
  return { status: answer.status, html: await answer.text() };
};

test('one press tells both mailboxes, with the request, also pressed twice and after the desk has answered', async () => {
  const { mail, pass } = functions;
  const { link, reference, promisedUntil } = await send();
  const answerLink = /http\S+answered\S+/.exec(mail.received[0]?.text ?? '')?.[0] ?? '';
  vi.setSystemTime(Date.parse(promisedUntil));
  await fetch(answerLink, { method: 'POST' });
  expect((await press(link)).html).toContain(words.said);
  expect((await press(link)).html).toContain(words.said);
  await pass(2 * dayMs);
  // Once the queue has forgotten the names of its tasks, the log still knows.
  functions.restart();
  expect((await press(link)).html).toContain(words.said);
  expect((await press(link, 'GET')).html).not.toContain('<button>');
  await pass(dayMs);
  expect(
    complaints()
      .map(({ recipients }) => recipients.join())
      .toSorted(),
  ).toEqual(Object.values(mailboxes).toSorted());
  for (const { text = '', subject } of complaints()) {
    expect(subject).toContain(reference);
    for (const said of [input.phone, input.email, '> fiica mea are 7 ani', 'Sunați acum.'])
      expect(text).toContain(said);
  }
});

test('a link that is opened a hundred times tells nobody', async () => {
  const { link, promisedUntil } = await send();
  vi.setSystemTime(Date.parse(promisedUntil));
  for (let again = 0; again < 100; again += 1) {
    const { status, html } = await press(link, again % 2 ? 'GET' : 'HEAD');
    expect(status).toBe(200);
    if (html) expect(html).toContain(`<button>${words.button}</button>`);
  }
  await functions.pass(dayMs);
  expect(complaints()).toEqual([]);
});

test('before the promised time the page says until when, and a press tells nobody', async () => {
  const { link, promisedUntil } = await send();
  vi.setSystemTime(Date.parse(promisedUntil) - 1);
  const [page, pressed] = [await press(link, 'GET'), await press(link)];
  expect([page.status, pressed.status]).toEqual([200, 409]);
  for (const { html } of [page, pressed]) {
    expect(html).toMatch(/Vă sunăm până [^<]+, la ora 20:00/);
    expect(html).not.toContain('<button>');
  }
  await functions.pass(0);
  expect(complaints()).toEqual([]);
});

test('what the queue does not accept is said, with the button', async () => {
  const { link, promisedUntil } = await send();
  vi.setSystemTime(Date.parse(promisedUntil));
  functions.queue.isDown = true;
  const { status, html } = await press(link);
  expect(status).toBe(503);
  expect(html).toContain(words.failed);
  expect(html).toContain(`<button>${words.button}</button>`);
});

test('the confirmation has the link, and nothing that was typed can be read in it', async () => {
  const { path } = await send({ confirmation: true });
  const confirmation = functions.mail.received.find(({ subject }) => subject?.startsWith('Am primit'));
  expect(confirmation?.text).toContain(path);
  expect(Buffer.from(path.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toMatch(
    /712|fiica|tefan/,
  );
});

test('possible spam gets no link', async () => {
  const { text } = await functions.post(someRequest({ website: 'x' }));
  expect(text).not.toContain('nobodyCalled');
});

const keys = parseLinkKeys(`new:${'n'.repeat(40)},old:${'o'.repeat(40)}`);
const now = Date.parse('2026-11-23T08:05:00.000Z');
const sealed = { ...task(), promisedUntil: '2026-11-23T18:00:00.000Z' };
const link = sealRequest(keys, sealed) ?? '';

test.each([
  ['of an older key', true, sealRequest(keys.slice(1), sealed) ?? ''],
  ['of another secret', false, sealRequest(parseLinkKeys(`new:${'x'.repeat(40)}`), sealed) ?? ''],
  [
    'older than 60 days',
    false,
    sealRequest(keys, { ...sealed, receivedAt: '2026-09-20T08:00:00.000Z' }) ?? '',
  ],
  ['changed by one sign', false, link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['cut off', false, link.slice(0, 40)],
  ['empty', false, ''],
])('a link %s opens: %s', (_, opens, each) => {
  expect(openRequest(keys, each, now)?.reference).toBe(opens ? sealed.reference : undefined);
});

test('an address that is not the sender’s is refused', async () => {
  const { status, html } = await press(`${functions.url}/api/nobody-called?trimisa=${link}`);
  expect(status).toBe(403);
  expect(html).toContain(words.expired);
});
