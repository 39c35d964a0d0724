import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFaults, textWithFault } from './seeded-faults.ts';

const faults = readFaults();

test('there are 30 faults at least, each of another promise', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
  expect(new Set(faults.map(({ promise }) => promise)).size).toBe(faults.length);
});

test.each(faults)('the fault of "$promise" can still be made', (fault) => {
  const text = readFileSync(fault.file, 'utf8');
  expect(textWithFault(fault, text)).not.toBe(text);
  expect(existsSync(fault.caughtBy.file), fault.caughtBy.file).toBe(true);
});
