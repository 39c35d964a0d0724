import { expect, test } from 'vitest';
import { forwardedHost, isCrossOriginOrFramed } from './cross-origin.ts';

const host = '127.0.0.1:5173';

test.each([
  ['a page of the server', false, '/src/main.tsx', { 'sec-fetch-site': 'same-origin' }],
  ['its form', false, '/save', { origin: `http://${host}` }],
  ['an address that somebody typed', false, '/ro/preturi', { 'sec-fetch-site': 'none' }],
  ['a program', false, '/ro/preturi', {}],
  [
    'a link of another site',
    false,
    '/ro/preturi',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ],
  [
    'a link of another site to a tool',
    true,
    '/__open-in-editor?file=a',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ],
  ['a script of another site', true, '/functions/.secret.local', { 'sec-fetch-site': 'cross-site' }],
  ['a frame', true, '/ro/preturi', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
  ['an object of the same origin', true, '/ro/preturi', { 'sec-fetch-dest': 'object' }],
  ['a page of another port', true, '/deployments/a.env', { origin: 'http://127.0.0.1:3000' }],
  ['a picture in a page of another port', true, '/email', { 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', true, '/email', { origin: 'null' }],
  ['a page of the same port under another scheme', true, '/email', { origin: `https://${host}` }],
])('%s: foreign %s', (_, expected, url, headers) => {
  expect(isCrossOriginOrFramed({ url, headers: { host, ...headers } })).toBe(expected);
});

test('in a codespace the forwarded address of its own port is no other origin', () => {
  const codespace = { CODESPACE_NAME: 'mine', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' };
  const isRefused = (origin: string, forwarded = forwardedHost(5173, codespace)) =>
    isCrossOriginOrFramed({ headers: { host: 'localhost:5173', origin } }, forwarded);
  expect(isRefused('https://mine-5173.app.github.dev')).toBe(false);
  expect(isRefused('https://mine-5174.app.github.dev')).toBe(true);
  expect(isRefused('https://undefined', forwardedHost(5173, {}))).toBe(true);
});
