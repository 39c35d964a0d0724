import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConfirmationLimits } from './confirmation-limits.ts';

const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const from = (visitor: string, isCrossSite = false) => ({ visitor, proxy: 'hosting', isCrossSite });

test('one mailbox has one a day, however its address is written', () => {
  const may = createConfirmationLimits();
  expect(may('Victima.Unu@gmail.com', from('a'))).toBe(true);
  for (const same of ['victim.aunu@googlemail.com', 'victimaunu+x@gmail.com', 'VICTIMAUNU@GMAIL.COM'])
    expect(may(same, from('b'))).toBe(false);
  expect(may('victima.unu@exemplu.example', from('c'))).toBe(true);
  expect(may('victimaunu@exemplu.example', from('c'))).toBe(true);
  vi.advanceTimersByTime(24 * hour);
  expect(may('victimaunu@gmail.com', from('a'))).toBe(true);
});

test('one visitor has three at once, and a page of another site none', () => {
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
