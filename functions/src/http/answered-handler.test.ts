import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../../../shared/durations.ts';
import { parseLinkKeys, readAnswerLink, signAnswerLink } from '../mail/answer-link.ts';
import { serve } from '../testing/http-server.ts';
import { task } from '../testing/requests.ts';
import { createAnsweredHandler } from './answered-handler.ts';

vi.mock('firebase-functions/logger');

const answered = { has: vi.fn(async (_reference: string) => false), add: vi.fn() };
const now = Date.parse('2026-11-23T08:05:00.000Z');
const keys = parseLinkKeys(`new:${'n'.repeat(40)},old:${'o'.repeat(40)}`);
const { key, reference } = task();
const linkBy = (signing: typeof keys, receivedAt = now) => signAnswerLink(signing, key, receivedAt) ?? '';
const end = vi.fn(async (_key: string) => undefined);

let server: Awaited<ReturnType<typeof serve>>;

const handle = createAnsweredHandler({
  readLink: (link) => readAnswerLink(keys, link, now),
  end: (each) => end(each),
  answered,
});

beforeAll(async () => {
  server = await serve((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://any.example');
    return handle(request, response, searchParams.get('cerere') ?? '');
  });
});
beforeEach(() => void vi.clearAllMocks());
afterAll(() => server.close());

const ask = (link: string, method = 'GET') =>
  fetch(`${server.url}/?cerere=${encodeURIComponent(link)}`, { method });

test('opening the page changes nothing, as often as it is opened, and shows one button', async () => {
  for (let again = 0; again < 100; again += 1) await ask(linkBy(keys));
  const page = await ask(linkBy(keys));
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(reference);
  expect(html.match(/<button>Am răspuns<\/button>/g)).toHaveLength(1);
  // A browser would ask for an icon, against the policy.
  expect(html).toContain('<link rel="icon" href="data:,">');
  expect(html).toContain('img-src data:');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(end).not.toHaveBeenCalled();
});

test('pressing the button ends the reminders, also twice', async () => {
  for (const again of [1, 2]) {
    const page = await ask(linkBy(keys), 'POST');
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<button>');
    expect(end).toHaveBeenCalledTimes(again);
  }
  expect(end).toHaveBeenLastCalledWith(key);
  expect(answered.add).toHaveBeenLastCalledWith(reference);
});

test('after it the link no longer asks whether somebody has called', async () => {
  answered.has.mockResolvedValueOnce(true);
  const html = await (await ask(linkBy(keys))).text();
  expect(html).toContain(`${reference}: notat, ați răspuns`);
  expect(html).not.toContain('<button>');
});

test('two keys with one id both open their links', () => {
  const twins = parseLinkKeys(`a:${'n'.repeat(40)},a:${'o'.repeat(40)}`);
  for (const twin of twins) expect(readAnswerLink(twins, linkBy([twin]), now)).toBe(key);
});

test('what cannot be marked is said, with the button', async () => {
  end.mockRejectedValueOnce(new Error('down'));
  const page = await ask(linkBy(keys), 'POST');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('<button>Am răspuns</button>');
});

test.each([
  ['an older key', 200, linkBy(keys.slice(1))],
  ['another secret', 403, linkBy(parseLinkKeys(`new:${'x'.repeat(40)}`))],
  ['an unknown key', 403, linkBy(parseLinkKeys(`other:${'n'.repeat(40)}`))],
  ['a day before it is too old', 200, linkBy(keys, now - 59 * dayMs)],
  ['too old', 403, linkBy(keys, now - 61 * dayMs)],
  ['another request', 403, linkBy(keys).replace(key, '0'.repeat(64))],
  ['a later expiry', 403, linkBy(keys).replace(/\.\w+/, '.zzzzzzz')],
  ['empty', 403, ''],
])('a link with %s is answered %i', async (_, status, link) => {
  const page = await ask(link, 'POST');
  expect(page.status).toBe(status);
  expect(await page.text()).toContain(status === 200 ? reference : 'Nu s-a schimbat nimic');
  expect(end).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

test.each(['/%', '/?cerere'])('%s is an address with an invalid link', async (path) => {
  const page = await fetch(server.url + path);
  expect([page.status, page.headers.get('cache-control')]).toEqual([403, 'no-store']);
});

test('other methods are refused', async () => {
  const page = await ask(linkBy(keys), 'DELETE');
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(end).not.toHaveBeenCalled();
});

test('short keys, or a word instead of keys, sign nothing', () => {
  expect(parseLinkKeys('none')).toEqual([]);
  expect(parseLinkKeys('a:short')).toEqual([]);
  expect(signAnswerLink([], key, now)).toBeUndefined();
});
