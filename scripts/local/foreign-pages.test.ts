import { expect, test } from 'vitest';
import { isForeign } from './foreign-pages.ts';

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
  ['a page of another port', true, '/deployments/a.env', { origin: 'http://127.0.0.1:3000' }],
  ['a picture in a page of another port', true, '/email', { 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', true, '/email', { origin: 'null' }],
  ['a page of the same port under another scheme', true, '/email', { origin: `https://${host}` }],
])('%s: foreign %s', (_, expected, url, headers) => {
  expect(isForeign({ url, headers: { host, ...headers } })).toBe(expected);
});
