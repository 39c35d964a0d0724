import { expect, test } from 'vitest';
import { splitPhrases, splitAtLast } from './split-text.ts';

test.each([
  ['De la primul dinte | la ultima măsea', ['De la primul dinte', 'la ultima măsea']],
  ['Sau scrieți-ne. Vă sunăm noi.', ['Sau scrieți-ne.', 'Vă sunăm noi.']],
  ['Urgențe dentare', ['Urgențe dentare']],
])('%s', (heading, phrases) => {
  expect(splitPhrases(heading)).toEqual(phrases);
});

test('splitAtLast splits at the word’s last occurrence', () => {
  expect(splitAtLast('Noi, la dinți.', 'dinți')).toEqual(['Noi, la ', 'dinți', '.']);
  expect(splitAtLast('teeth and teeth', 'teeth')).toEqual(['teeth and ', 'teeth', '']);
});

test('splitAtLast keeps a text without the word', () => {
  expect(splitAtLast('Noi, la dinți.', 'zâmbet')).toEqual(['Noi, la dinți.', '', '']);
});
