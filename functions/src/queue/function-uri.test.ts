import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/http-server.ts';
import { createFunctionUriLookup } from './function-uri.ts';

type Server = Awaited<ReturnType<typeof serve>>;

let server: Server | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

async function addressBook(answer: { status: number; body: unknown }) {
  const asked: { path: string | undefined; authorization: string | undefined }[] = [];
  server = await serve(({ url, headers }, response) => {
    asked.push({ path: url, authorization: headers.authorization });
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  return { find: createFunctionUriLookup('clinic', async () => 'a-token', server.url), asked, answer };
}

const uri = 'https://deliver-abc-ew.a.run.app';

test('the address of a function is asked for once', async () => {
  const { find, asked } = await addressBook({ status: 200, body: { serviceConfig: { uri } } });
  expect([await find('deliver'), await find('deliver')]).toEqual([uri, uri]);
  expect(asked).toEqual([
    { path: '/v2/projects/clinic/locations/europe-west1/functions/deliver', authorization: 'Bearer a-token' },
  ]);
});

test.each([
  ['a refusal', { status: 403, body: { error: 'no' } }],
  ['an answer without the address', { status: 200, body: {} }],
])('%s leaves the address unknown, and is not asked again at every request', async (_, answer) => {
  const { find, asked } = await addressBook(answer);
  expect([await find('deliver'), await find('deliver')]).toEqual([undefined, undefined]);
  expect(asked).toHaveLength(1);
});

test('the address is requested again after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { find, answer } = await addressBook({ status: 503, body: {} });
  expect(await find('deliver')).toBeUndefined();
  Object.assign(answer, { status: 200, body: { serviceConfig: { uri } } });
  vi.advanceTimersByTime(11 * 60 * 1000);
  expect(await find('deliver')).toBe(uri);
});
