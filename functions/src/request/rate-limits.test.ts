import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConfirmationLimits, createLimiter, createRateLimits } from './rate-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst is allowed, then one more per interval; a refusal is not counted', () => {
  const take = createLimiter({ burst: 3, interval: 1_000 });
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1_000]);
  vi.advanceTimersByTime(999);
  expect(take('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([take('a'), take('a')]).toEqual([0, 1_000]);
});

test('a pause restores the whole burst, and no more', () => {
  const take = createLimiter({ burst: 2, interval: 1_000 });
  take('a');
  vi.advanceTimersByTime(3_600_000);
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1_000]);
});

test('a flood of new keys keeps memory bounded and remembers the latest keys', () => {
  const kept = vi.spyOn(Map.prototype, 'set');
  const take = createLimiter({ burst: 1, interval: 60_000 });
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

test('a machine that forges 10,000 visitors is accepted 200 times and delays nobody for long', () => {
  const { waitOf } = createRateLimits();
  const sources = Array.from({ length: 10_000 }, (_, index) => ({
    visitor: `10.${index >> 8}.${index & 255}.1`,
    proxy: '203.0.113.9',
    isCrossSite: false,
  }));
  expect(sources.filter((source) => waitOf(source) === 0)).toHaveLength(200);
});

test('the 61st request of an hour comes a minute later, the next one another minute, and none later than a day', () => {
  const { delay } = createRateLimits();
  const delays = Array.from({ length: 63 }, delay);
  expect(delays.slice(0, 60)).toEqual(Array(60).fill(0));
  expect(delays.slice(60)).toEqual([60_000, 120_000, 180_000]);
  vi.advanceTimersByTime(3_600_000);
  expect(delay()).toBe(0);
  expect(Math.max(...Array.from({ length: 5_000 }, delay))).toBe(24 * 3_600_000);
});

const hour = 60 * 60 * 1000;
const from = (visitor: string, isCrossSite = false) => ({ visitor, proxy: 'hosting', isCrossSite });

test('a mailbox gets one confirmation a day, however its address is written', () => {
  const may = createConfirmationLimits();
  expect(may('Victima.Unu@gmail.com', from('a'))).toBe(true);
  for (const same of ['victim.aunu@googlemail.com', 'victimaunu+x@gmail.com', 'VICTIMAUNU@GMAIL.COM'])
    expect(may(same, from('b'))).toBe(false);
  expect(may('victima.unu@exemplu.example', from('c'))).toBe(true);
  expect(may('victimaunu@exemplu.example', from('c'))).toBe(true);
  vi.advanceTimersByTime(24 * hour);
  expect(may('victimaunu@gmail.com', from('a'))).toBe(true);
});

test('one visitor gets three confirmations at once, a page of another site none', () => {
  const may = createConfirmationLimits();
  const answers = [1, 2, 3, 4].map((number) => may(`${number}@exemplu.example`, from('a')));
  expect(answers).toEqual([true, true, true, false]);
  expect(may('5@exemplu.example', from('b', true))).toBe(false);
});

test('all visitors together have at most 30 in a day from each of two instances', () => {
  const may = createConfirmationLimits();
  let sent = 0;
  for (let number = 0; number < 24 * 60; number += 1) {
    if (may(`${number}@exemplu.example`, from(String(number)))) sent += 1;
    vi.advanceTimersByTime(hour / 60);
  }
  expect(sent).toBeGreaterThan(15);
  expect(sent).toBeLessThanOrEqual(30);
});
