import { expect, test } from 'vitest';
import { serve } from '../testing/http-server.ts';
import { contentType, bypassBodyParser } from './bypass-body-parser.ts';

test('the platform sees bytes, the function what they are', async () => {
  bypassBodyParser();
  const server = await serve((request, response) => {
    response.end(`${request.headers['content-type']}, ${contentType(request)}`);
  });
  const answer = await fetch(server.url, {
    method: 'POST',
    body: '{"name": ',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await answer.text()).toBe('application/octet-stream, application/json');
  await server.close();
});
