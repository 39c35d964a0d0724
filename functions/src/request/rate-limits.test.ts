import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourMs, minuteMs } from '../../../shared/durations.ts';
import { networksOf } from './networks.ts';
import {
  createConfirmationLimits,
  createLimiter,
  createRequestLimiter,
  maxDelayMs,
  canonicalAddress,
  rateLimits,
  type Client,
} from './rate-limits.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T06:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const second = 1_000;

const hosting = '104.198.56.253';
const from = (visitor: string, proxy = hosting): Client => ({
  networks: networksOf(visitor),
  proxy,
  isCrossSite: false,
  submission: 'script',
});

/** Hashing the keys of a flood would make the tests slow. */
const limitsWithoutHash = () => createRequestLimiter(rateLimits, (name) => name);

test('a burst is allowed, then one more per interval; a refusal is not counted', () => {
  const take = createLimiter({ burst: 3, intervalMs: 1_000 });
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1_000]);
  vi.advanceTimersByTime(999);
  expect(take('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([take('a'), take('a')]).toEqual([0, 1_000]);
});

test('a pause restores the whole burst, and no more', () => {
  const take = createLimiter({ burst: 2, intervalMs: 1_000 });
  take('a');
  vi.advanceTimersByTime(hourMs);
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1_000]);
});

test('a flood of new keys keeps memory bounded and remembers the latest keys', () => {
  const kept = vi.spyOn(Map.prototype, 'set');
  const take = createLimiter({ burst: 1, intervalMs: 60_000 });
  for (let key = 0; key < 30_000; key += 1) take(String(key));
  const map = kept.mock.contexts[0] as unknown as Map<string, number>;
  kept.mockRestore();
  expect(map.size).toBe(10_000);
  expect([...map.keys()].some((key) => /^\d+$/.test(key))).toBe(false);
  expect(take('29999')).toBe(60_000);
  expect(take('0')).toBe(0);
  vi.advanceTimersByTime(60_000);
  take('later');
  expect(map.size).toBe(1);
});

test('a network over its limit waits one after the other, and is refused once it would wait a quarter of an hour', () => {
  const delayOf = limitsWithoutHash();
  const waits = Array.from({ length: 52 }, () => delayOf(from('86.120.1.2')));
  expect(waits.slice(0, 20)).toEqual(Array(20).fill(0));
  expect(waits.slice(20, 50)).toEqual(Array.from({ length: 30 }, (_, index) => (index + 1) * 30 * second));
  expect(waits.slice(50)).toEqual([maxDelayMs + 30 * second, maxDelayMs + 30 * second]);
});

test.each([
  ['a /56', 60, (index: number) => `2001:db8:0:1${(index % 256).toString(16).padStart(2, '0')}::1`],
  ['a /48', 200, (index: number) => `2001:db8:0:${(index << 8).toString(16)}::1`],
])('%s sends %i requests at once, whichever of its networks they come from', (_, most, address) => {
  const delayOf = limitsWithoutHash();
  const waits = Array.from({ length: 250 }, (__, index) => delayOf(from(address(index))));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(most);
});

test('a machine past Hosting that forges 12,000 visitors holds back nobody behind Hosting', () => {
  const delayOf = limitsWithoutHash();
  const forged = Array.from({ length: 12_000 }, (_, index) =>
    delayOf(from(`10.${index >> 8}.${index & 255}.1`, '203.0.113.9')),
  );
  expect(forged.filter((wait) => wait === 0)).toHaveLength(10_000);
  expect(forged.filter((wait) => wait <= maxDelayMs)).toHaveLength(10_000 + 1800);
  // Nor is the visitor held back whose address is forged most.
  for (let again = 0; again < 100; again += 1) delayOf(from('86.120.1.2', '203.0.113.9'));
  expect(delayOf(from('86.120.1.2'))).toBe(0);
});

test.each([
  [115, 20],
  [5_000, 1],
])('a flood of %i networks with %i requests each holds back none of 20 parents', (networks, each) => {
  const delayOf = limitsWithoutHash();
  for (let request = 0; request < each; request += 1)
    for (let network = 0; network < networks; network += 1)
      delayOf(from(`10.${network >> 8}.${network & 255}.1`));
  const parents = Array.from({ length: 20 }, (_, index) => delayOf(from(`86.120.1.${index}`)));
  expect(parents).toEqual(Array(20).fill(0));
});

test('a second request within ten minutes waits for the second requests of other networks', () => {
  const delayOf = limitsWithoutHash();
  for (let again = 0; again < 2; again += 1)
    for (let network = 0; network < 300; network += 1) delayOf(from(`10.0.${network >> 8}.${network & 255}`));
  expect([delayOf(from('86.120.1.2')), delayOf(from('86.120.1.2'))]).toEqual([0, 50.5 * second]);
  vi.advanceTimersByTime(10 * minuteMs);
  expect(delayOf(from('86.120.1.2'))).toBe(0);
});

test('look-alike spellings of a mailbox are one mailbox', () => {
  const same = ['Victima.Unu@gmail.com', 'victim.aunu@googlemail.com', 'victimaunu+x@gmail.com'];
  expect(new Set(same.map(canonicalAddress)).size).toBe(1);
  expect(canonicalAddress('vic.tim@outlook.com')).toBe(canonicalAddress('victim@outlook.com'));
  expect(canonicalAddress('x-1@yahoo.com')).toBe(canonicalAddress('x@yahoo.com'));
  expect(canonicalAddress('ana-maria@exemplu.example')).not.toBe(canonicalAddress('ana@exemplu.example'));
  expect(canonicalAddress('ana@exemplu.example')).not.toBe(canonicalAddress('ana@altul.example'));
});

test('one visitor gets three confirmations at once, a page of another site none', () => {
  const may = createConfirmationLimits();
  expect([1, 2, 3, 4].map(() => may(from('192.0.2.1')))).toEqual([true, true, true, false]);
  expect(may({ ...from('192.0.2.2'), isCrossSite: true })).toBe(false);
});

test('all visitors of a process together have 200 confirmations', () => {
  const may = createConfirmationLimits();
  const visitors = Array.from({ length: 300 }, (_, index) => from(`10.0.${index >> 8}.${index & 255}`));
  expect(visitors.filter((each) => may(each))).toHaveLength(200);
});
