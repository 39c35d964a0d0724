import { expect, test } from 'vitest';
import { createPageReader } from '../config/site-files.ts';
import { serve } from '../testing/http-server.ts';
import { createNotFoundHandler } from './not-found-handler.ts';

test('answers 404 with a way home even without its prerendered page', async () => {
  const server = await serve(createNotFoundHandler(createPageReader('/nowhere')));
  const answer = await fetch(`${server.url}/en/nothing-here`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
  const html = await answer.text();
  expect(html).toContain("content=\"default-src 'none'");
  expect(html).toContain('<a href="/">');
  const file = await fetch(`${server.url}/static/gone.js`);
  expect([file.status, file.headers.get('Cache-Control'), await file.text()]).toEqual([404, 'no-cache', '']);
  await server.close();
});
