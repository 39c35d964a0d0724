import { expect, test } from 'vitest';
import { dialledNumber } from './dialled-number.ts';

test.each([
  ['0700 000 000', '+40', '+40700000000'],
  ['0264/123.456', '+40', '+40264123456'],
  ['+44 (0)20 7946 0018', '+40', '+442079460018'],
  ['0044 20 7946 0018', '+40', '+442079460018'],
  ['612 345 678', '+34', '+34612345678'],
  ['(212) 555-0100', '+1', '+12125550100'],
  ['112', '+40', '112'],
])('%s in the country %s is dialled as %s', (written, callingCode, dialled) => {
  expect(dialledNumber(written, callingCode)).toBe(dialled);
});
