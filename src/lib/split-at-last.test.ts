import { expect, test } from 'vitest';
import { splitAtLast } from './split-at-last.ts';

test('cuts at the last place of the word', () => {
  expect(splitAtLast('Noi, la dinți.', 'dinți')).toEqual(['Noi, la ', 'dinți', '.']);
  expect(splitAtLast('teeth and teeth', 'teeth')).toEqual(['teeth and ', 'teeth', '']);
});

test('leaves a text without the word whole', () => {
  expect(splitAtLast('Noi, la dinți.', 'zâmbet')).toEqual(['Noi, la dinți.', '', '']);
});
