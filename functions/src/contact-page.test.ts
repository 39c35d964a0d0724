import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createContactHandler } from './contact-handler.ts';
import type { DeliveryTask } from './delivery-task.ts';
import { createContactService } from './contact-service.ts';
import { serve } from './testing/http-server.ts';
import { clinic, input } from './testing/requests.ts';

vi.mock('firebase-functions/logger');

const accepted: DeliveryTask[] = [];
let isUp = true;
let wait = 0;
let handler: ReturnType<typeof createContactHandler>;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve((request, response) => handler(request, response));
});
beforeEach(() => {
  accepted.length = 0;
  isUp = true;
  wait = 0;
  const take = createContactService(
    () => wait,
    () => [],
    (task) => {
      if (isUp) accepted.push(task);
      return Promise.resolve(isUp);
    },
  );
  handler = createContactHandler(take, () => clinic);
});
afterAll(() => server.close());

const { id: _, consent: __, consentAt: ___, ...typed } = input;
const form = { ...typed, consent: 'yes', website: '' };

/** Posts the form as a browser without scripts does: line ends are CRLF, a box that is not ticked is left out. */
async function post(changes: Record<string, string | undefined> = {}) {
  const fields = Object.entries({ ...form, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.replaceAll('\n', '\r\n')]],
  );
  const answer = await fetch(server.url, { method: 'POST', body: new URLSearchParams(fields) });
  return { answer, page: await answer.text() };
}

test('a native form is taken like a scripted one and answered with thanks', async () => {
  const { answer, page } = await post();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page).toContain('<html lang="ro">');
  expect(page).toContain('Mesajul a fost trimis');
  expect(page).toContain(`<strong>${accepted[0]?.reference}</strong>`);
  expect(page).toContain('<a href="/ro/preturi">Înapoi la pagină</a>');
  expect(page).not.toContain('<form');
  expect(accepted[0]?.request).toMatchObject({ message: input.message, consent: true, website: undefined });
});

test('a second press sends the same request', async () => {
  await post();
  await post();
  expect(new Set(accepted.map(({ key }) => key)).size).toBe(1);
});

test('errors stand beside their fields, in the language of the page, with what was typed', async () => {
  const { answer, page } = await post({
    language: 'en',
    name: '',
    email: 'not an "address"',
    message: '\nhi',
    consent: undefined,
  });
  expect(answer.status).toBe(422);
  expect(page).toContain('<html lang="en">');
  expect(page).toMatch(/<input id="name"[^>]* aria-invalid="true" aria-describedby="name-error" autofocus/);
  expect(page).toContain('<p class="error" id="name-error">Please tell us your name.</p>');
  expect(page).toContain('value="not an &quot;address&quot;"');
  expect(page).toMatch(/<textarea id="message"[^>]*>\n\r\nhi<\/textarea>/);
  expect(page).toContain('<p class="error" id="consent-error">');
  expect(page.match(/autofocus/g)).toHaveLength(1);
  expect(page).not.toContain('checked');
  expect(accepted).toEqual([]);
});

test('the page of errors can be sent again as it is', async () => {
  const { page } = await post({ name: '', website: 'x' });
  const fields = [...page.matchAll(/<input [^>]*?name="(\w+)"[^>]*? value="([^"]*)"/g)];
  const again = Object.fromEntries(fields.map(([, name, value]) => [name, value]));
  expect(again).toEqual({
    ...Object.fromEntries(Object.entries(form).filter(([name]) => name !== 'message')),
    name: '',
    website: 'x',
  });
  expect(page).toMatch(/name="consent" value="yes" checked/);
});

test('a hidden field that is wrong is corrected in the page of errors', async () => {
  const { page } = await post({ page: '//evil.example', consentVersion: '<b>' });
  expect(page).not.toContain('evil');
  expect(page).toContain('<a href="/">Înapoi la pagină</a>');
  expect(page).toContain('<input type="hidden" name="page" value="/">');
  expect(page).toContain('Formularul nu a ajuns întreg la noi.');
});

test('a request that could not be taken keeps its text and names the phone', async () => {
  isUp = false;
  const { answer, page } = await post();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(page).toContain('Datele nu au putut fi trimise, vă rugăm să încercați din nou!');
  expect(page).toContain('<a href="tel:+40700000000">0700 000 000</a>');
  expect(page).toContain('fiica mea are 7 ani');
});

test('too many requests are answered with a page that keeps the text, says when to come again and names the phone', async () => {
  wait = 20_000;
  const { answer, page } = await post({ language: 'en' });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('20');
  expect(page).toContain('Your message has not been sent yet');
  expect(page).toContain('<a href="tel:+40700000000">0700 000 000</a>');
  expect(page).toContain('fiica mea are 7 ani');
  expect(accepted).toEqual([]);
});

test('what was typed is text, never markup', async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
  const { page } = await post({ name: hostile.repeat(5), email: hostile, message: `</textarea>${hostile}` });
  expect(page).not.toMatch(/<script|<img|<\/textarea>"/);
});

test('the page needs no script and no style but its own', async () => {
  const { answer, page } = await post();
  const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(page).not.toMatch(/ style=|<script| on\w+=/);
});

test('a message of 2,000 letters is taken in any script, one of 17 KB in none', async () => {
  expect((await post({ message: '歯'.repeat(2_000) })).answer.status).toBe(200);
  const { answer, page } = await post({ message: 'a'.repeat(17_000) });
  expect(answer.status).toBe(413);
  expect(page).toContain('<html lang="ro">');
  expect(page).toContain('tel:+40700000000');
});

test('a browser that comes by the address finds a page, not JSON', async () => {
  const answer = await fetch(server.url, { headers: { Accept: 'text/html,*/*' } });
  expect(answer.status).toBe(405);
  expect(await answer.text()).toContain('<a href="/">');
});
