import { expect, test } from 'vitest';
import { portOffset } from './test-environment.ts';
import { ports } from './ports.ts';

test('checkouts whose offsets are different hundreds never want the same port', () => {
  const lastDigits = Object.values(ports).map((port) => port % 100);
  expect(new Set(lastDigits).size).toBe(lastDigits.length);
  expect(portOffset({ PORT_OFFSET: '300' })).toBe(300);
  for (const offset of ['50', '-100', '20000', 'many'])
    expect(() => portOffset({ PORT_OFFSET: offset })).toThrow(/write 100, 200/);
});
