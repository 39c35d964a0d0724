/** What becomes of requests that are wrong, sent again, or too many. */
import type { FunctionsPlace } from './functions-place.ts';
import type { Outcome, RowIn, Scale } from './row.ts';
import { accepted, inParallel, longest, quantile, rounded, send, someAddress, someRequest } from './send.ts';
import { until } from '../until.ts';

async function codes({ url }: FunctionsPlace): Promise<Outcome> {
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  const answers = {
    200: await send(url, someRequest()),
    400: await send(url, '{"name":'),
    413: await send(url, someRequest({ message: 'a'.repeat(17_000) })),
    422: await send(url, someRequest({ name: '' })),
  };
  const others = {
    405: await fetch(url),
    413: await fetch(url, { ...form, body: 'a'.repeat(60_000) }),
    415: await fetch(url, { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }),
  };
  const all = [...Object.entries(answers), ...Object.entries(others)];
  const right = all.filter(([code, { status }]) => status === Number(code));
  const stored = all.filter(([, { headers }]) => headers.get('cache-control') !== 'no-store');
  const allow = others[405].headers.get('allow');
  return {
    isMet: right.length === all.length && stored.length === 0 && allow === 'POST',
    result: `${right.length} of ${all.length}; ${stored.length} without no-store; Allow: ${allow}`,
  };
}

async function tooMany({ url }: FunctionsPlace): Promise<Outcome> {
  const answers = await inParallel(25, 1, () => send(url, someRequest(), 'one'));
  const form = new URLSearchParams({ ...(someRequest() as Record<string, string>), consent: 'yes' });
  const [taken, refused] = [accepted(answers), answers.filter(({ status }) => status === 429)];
  const page = await send(url, form, 'one');
  const waits = [...refused, page].map(({ headers }) => Number(headers.get('retry-after')));
  const keepsText = page.status === 429 && page.text.includes('<form') && page.text.includes('frică');
  return {
    isMet: taken.length === 20 && refused.length === 5 && waits.every((wait) => wait > 0) && keepsText,
    result: `${taken.length} taken, ${refused.length} × 429, Retry-After ${Math.max(...waits)} s, ${keepsText ? 'a page that keeps the text' : 'no page'}`,
  };
}

async function duplicates({ url, mail, queue }: FunctionsPlace): Promise<Outcome> {
  const request = someRequest();
  const answers = await inParallel(100, 100, () => send(url, request, 'one'));
  await until('The queue empty', () => queue.size() === 0);
  const references = new Set(answers.map(({ reference }) => reference));
  return {
    isMet: accepted(answers).length === 100 && references.size === 1 && mail.received.length === 1,
    result: `${accepted(answers).length} accepted, ${references.size} reference, ${mail.received.length} mail`,
  };
}

async function load({ url, mail, queue }: FunctionsPlace, scale: Scale): Promise<Outcome> {
  const [count, perMinute] = [scale === 'full' ? 6_000 : 150, 3_000];
  queue.hold = true;
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const due = begun + (number * 60_000) / perMinute;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      return send(url, someRequest());
    }),
  );
  const minutes = (performance.now() - begun) / 60_000;
  queue.release();
  await until('The queue empty', () => queue.size() === 0, 600);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const [taken, ids] = [accepted(answers).length, new Set(mail.received.map(({ messageId }) => messageId))];
  const p95 = quantile(times, 0.95);
  return {
    isMet: taken === count && ids.size === count && mail.received.length === count && p95 < 400,
    result: `${taken} accepted in ${minutes.toFixed(1)} min, p50 ${rounded(quantile(times, 0.5))}, p95 ${rounded(p95)}; ${count - ids.size} lost, ${mail.received.length - ids.size} twice`,
  };
}

async function flood({ url, queue }: FunctionsPlace, scale: Scale): Promise<Outcome> {
  const count = scale === 'full' ? 10_000 : 2_000;
  queue.hold = true;
  const begun = performance.now();
  const attack = inParallel(count, 50, () => send(url, someRequest(), 'flood'));
  const served = await inParallel(10, 1, () => send(url, someRequest(), someAddress(1)));
  const servedFor = performance.now() - begun;
  const answers = await attack;
  const attackedFor = performance.now() - begun;
  const refused = answers.filter(({ status }) => status === 429).length;
  return {
    isMet:
      servedFor < attackedFor &&
      accepted(served).length === served.length &&
      accepted(answers).length + refused === count &&
      refused > count * 0.9,
    result: `${count} from one address in ${rounded(attackedFor)}: ${accepted(answers).length} accepted, ${refused} × 429; meanwhile ${accepted(served).length} of ${served.length} from a second accepted, slowest ${rounded(longest(served))}`,
  };
}

export const trafficRows: RowIn<FunctionsPlace>[] = [
  {
    name: 'codes of the contract',
    target: '200, 400, 405 with Allow, 413, 415, 422; never stored',
    how: 'one request for each, to the function itself',
    isQuick: true,
    run: codes,
  },
  {
    name: 'limit per address',
    target: '20 at once, then 429 with Retry-After, for a native post a page that keeps the text',
    how: '25 different requests and a native post from one address',
    isQuick: true,
    run: tooMany,
  },
  {
    name: 'duplicates',
    target: '100 in parallel: 1 mail',
    how: 'the same request from one address, which would otherwise be over its limit',
    isQuick: true,
    run: duplicates,
  },
  {
    name: 'load',
    target: '3,000 accepted a minute for 2 minutes, p95 under 400 ms, none lost',
    how: 'each from another address, at an even pace; the mails are delivered afterwards, by the one function `deliver`',
    // Beside other tests its times say nothing.
    isQuick: false,
    run: load,
  },
  {
    name: 'flood',
    target: '10,000 requests from one address: a second one is still served',
    how: '50 at once from one address while another sends',
    isQuick: true,
    run: flood,
  },
];
