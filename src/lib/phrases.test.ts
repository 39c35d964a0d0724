import { expect, test } from 'vitest';
import { phrasesOf } from './phrases.ts';

test.each([
  ['De la primul dinte | la ultima măsea', ['De la primul dinte', 'la ultima măsea']],
  ['Sau scrieți-ne. Vă sunăm noi.', ['Sau scrieți-ne.', 'Vă sunăm noi.']],
  ['Urgențe dentare', ['Urgențe dentare']],
])('%s', (heading, phrases) => {
  expect(phrasesOf(heading)).toEqual(phrases);
});
