/** What becomes of requests that are wrong, sent again, or too many. */
import { expect } from 'vitest';
import { until } from '../until.ts';
import { isFull, test } from './proof.ts';
import { accepted, inParallel, longest, quantile, rounded, send, someAddress, someRequest } from './send.ts';

test('bad requests get the codes of the contract, and no answer is stored', async ({
  functions: { url },
  measured,
}) => {
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  const answers: [expected: number, answer: { status: number; headers: Headers }][] = [
    [200, await send(url, someRequest())],
    [400, await send(url, '{"name":')],
    [405, await fetch(url)],
    [413, await send(url, someRequest({ message: 'a'.repeat(17_000) }))],
    [413, await fetch(url, { ...form, body: 'a'.repeat(60_000) })],
    [415, await fetch(url, { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } })],
    [422, await send(url, someRequest({ name: '' }))],
  ];
  for (const [expected, { status, headers }] of answers) {
    expect(status).toBe(expected);
    expect(headers.get('cache-control')).toBe('no-store');
    if (status === 405) expect(headers.get('allow')).toBe('POST');
  }
  await measured(answers.map(([code]) => code).join(', '));
});

test('an address is served 20 times at once, then asked to wait, with its text kept', async ({
  functions: { url },
  measured,
}) => {
  const answers = await inParallel(25, 1, () => send(url, someRequest(), 'one'));
  const form = new URLSearchParams({ ...(someRequest() as Record<string, string>), consent: 'yes' });
  const refused = answers.filter(({ status }) => status === 429);
  const page = await send(url, form, 'one');
  const waits = [...refused, page].map(({ headers }) => Number(headers.get('retry-after')));
  expect(accepted(answers)).toHaveLength(20);
  expect(refused).toHaveLength(5);
  expect(Math.min(...waits)).toBeGreaterThan(0);
  expect(page.status).toBe(429);
  expect(page.text).toContain('<form');
  expect(page.text).toContain('frică');
  await measured(`20 taken, 5 × 429 and a page, Retry-After ${Math.max(...waits)} s`);
});

test('a request sent 100 times in parallel makes one mail', async ({
  functions: { url, mail, queue },
  measured,
}) => {
  const request = someRequest();
  const answers = await inParallel(100, 100, () => send(url, request, 'one'));
  await until('The queue empty', () => queue.size() === 0);
  expect(accepted(answers)).toHaveLength(100);
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(mail.received).toHaveLength(1);
  await measured('100 accepted, 1 reference, 1 mail');
});

// Beside other tests its times say nothing.
test.runIf(isFull)(
  '3,000 requests a minute for 2 minutes are accepted, 95 of 100 in under 400 ms, and none is lost',
  { timeout: 15 * 60_000 },
  async ({ functions: { url, mail, queue }, measured }) => {
    const [count, perMinute] = [6_000, 3_000];
    queue.hold = true;
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const due = begun + (number * 60_000) / perMinute;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        return send(url, someRequest());
      }),
    );
    queue.release();
    await until('The queue empty', () => queue.size() === 0, 600);
    const times = answers.map(({ milliseconds }) => milliseconds);
    const p95 = quantile(times, 0.95);
    expect(accepted(answers)).toHaveLength(count);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(count);
    expect(mail.received).toHaveLength(count);
    expect(p95).toBeLessThan(400);
    await measured(
      `${count} accepted, p50 ${rounded(quantile(times, 0.5))}, p95 ${rounded(p95)}; 0 lost, 0 twice`,
    );
  },
);

test('a flood of 10,000 requests from one address leaves a second one served', async ({
  functions: { url, queue },
  measured,
}) => {
  const count = isFull ? 10_000 : 2_000;
  queue.hold = true;
  const begun = performance.now();
  const attack = inParallel(count, 50, () => send(url, someRequest(), 'flood'));
  const served = await inParallel(10, 1, () => send(url, someRequest(), someAddress(1)));
  const servedFor = performance.now() - begun;
  const answers = await attack;
  const attackedFor = performance.now() - begun;
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(servedFor).toBeLessThan(attackedFor);
  expect(accepted(served)).toHaveLength(10);
  expect(accepted(answers).length + refused).toBe(count);
  expect(refused).toBeGreaterThan(count * 0.9);
  await measured(
    `${count} in ${rounded(attackedFor)}: ${refused} × 429; meanwhile 10 of 10 from a second accepted, slowest ${rounded(longest(served))}`,
  );
});
