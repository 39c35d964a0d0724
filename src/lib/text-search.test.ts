import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, holdsAll, markWords, wordsOf } from './text-search.ts';

describe('fold', () => {
  test.each([
    ['Șină și știft', 'sina si stift'],
    // The same letters with a cedilla, as old keyboards write them.
    ['Şină şi ştift', 'sina si stift'],
    ['ȚĂRÂNĂ ÎN ţară', 'tarana in tara'],
    ['e\u0301mail', 'email'],
    ['Children’s', 'children’s'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

test('words are parted by anything but letters and digits', () => {
  expect(wordsOf('  Inlay/onlay,  ceramic (e.max) ')).toEqual(['inlay', 'onlay', 'ceramic', 'e', 'max']);
  expect(wordsOf(' - ')).toEqual([]);
});

describe('holdsAll', () => {
  const texts = ['Detartraj și periaj profesional', 'Scaling and professional brushing', 'Preventologie'];

  test.each(['detartraj', 'DETARTRAJ SI PERIAJ', 'periaj detar', 'scaling', 'scal prevent', ''])(
    'finds "%s"',
    (query) => expect(holdsAll(texts, wordsOf(query))).toBe(true),
  );

  test.each(['detartraj laser', 'scalling', 'brushingpreventologie'])('does not find "%s"', (query) =>
    expect(holdsAll(texts, wordsOf(query))).toBe(false),
  );
});

describe('markWords', () => {
  const written = (text: string, query: string) =>
    markWords(text, wordsOf(query))
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join('');

  test.each([
    ['Obturație dinte permanent', 'obturatie', '[Obturație] dinte permanent'],
    ['Obturație dinte permanent', 'ție per', 'Obtura[ție] dinte [per]manent'],
    ['Sigilare dinți', 'dint inti', 'Sigilare [dinți]'],
    ['Șină s\u0326i știft', 'si', '[Și]nă [s\u0326i] știft'],
    ['Laser', '', 'Laser'],
  ])('%s, %s', (text, query, marked) => {
    expect(written(text, query)).toBe(marked);
  });

  test('loses nothing of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
        const parts = markWords(text, words.flatMap(wordsOf));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
