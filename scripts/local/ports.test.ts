import { expect, test } from 'vitest';
import { portOffset, testEnvironment } from './test-environment.ts';
import { ports } from './ports.ts';

test('checkouts whose offsets are different hundreds never want the same port, or one of the system', () => {
  const lastDigits = Object.values(ports).map((port) => port % 100);
  expect(new Set(lastDigits).size).toBe(lastDigits.length);
  expect(portOffset({ PORT_OFFSET: '300' })).toBe(300);
  for (const offset of ['50', '-100', '10000', 'many'])
    expect(() => portOffset({ PORT_OFFSET: offset })).toThrow('write 100, 200 … up to 9900');
  const largest = Number(testEnvironment({ PORT_OFFSET: '9900' })['PORT_OFFSET']) - portOffset();
  expect(Math.max(...Object.values(ports)) + largest).toBeLessThan(32_768);
});
