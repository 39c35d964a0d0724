import { expect, test } from 'vitest';
import { joinMessage } from './join-message.ts';

test.each([
  [
    'is not there twice',
    'Bună ziua\n\nA: 200\nmulțumesc',
    'A: 200',
    'A: 200',
    'Bună ziua\n\nA: 200\nmulțumesc',
  ],
  [
    'takes the place of an older one',
    'Bună ziua\n\nA: 200\nmulțumesc',
    'A: $&',
    'A: 200',
    'Bună ziua\n\nA: $&\nmulțumesc',
  ],
  ['leaves a full message as it is', 'a'.repeat(1990), 'A: 200 RON', '', 'a'.repeat(1990)],
])('a prefilled text %s', (_, typed, prefilled, previous, message) => {
  expect(joinMessage(typed, { prefilled, previous })).toBe(message);
});
