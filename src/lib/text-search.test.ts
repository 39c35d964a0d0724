import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightWords, findWords, tokenize } from './text-search.ts';

describe('the forms of a word find each other', () => {
  test.each([
    ['obturație obturații obturația obturației obturațiile obturațiilor'],
    ['plombă plombe plomba plombei plombele plombelor'],
    ['carie carii caria cariile'],
    ['dinte dinți dintele dintelui dinții dinților'],
    ['măsea măsele măseaua măselei măselele măselelor'],
    ['canal canale canalul canalului canalele canalelor'],
    ['copii copiii copiilor'],
    ['copil copilul copilului'],
    ['aparat aparate aparatul aparatele'],
    ['fix fixă fixe'],
    ['implant implanturi implanturile'],
    ['gingie gingii gingia gingiile'],
    ['filling fillings filled'],
    ['cavity cavities'],
    ['brace braces'],
    ['gum gums'],
    ['tooth teeth'],
  ])('%s', (forms) => {
    for (const one of forms.split(' ')) {
      for (const other of forms.split(' ')) {
        expect(findWords([one], tokenize(other)), `${other} in ${one}`).toEqual(tokenize(other));
      }
    }
  });

  test.each([
    ['proteză', 'tratament protetic'],
    ['canal', 'canin'],
    ['carie', 'care'],
    ['masă', 'măsea'],
    ['dinte', 'din'],
    ['laser', 'las'],
    ['metal', 'meta'],
    ['coroană', 'coronarian'],
    ['filling', 'film'],
  ])('but "%s" does not find "%s"', (word, text) => {
    expect(findWords([text], tokenize(word))).toEqual([]);
  });
});

describe('highlightWords', () => {
  const written = (text: string, query: string) =>
    highlightWords(text, tokenize(query))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  test.each([
    ['Obturație dinte permanent', 'obturatie', '[Obturație] dinte permanent'],
    ['Obturație dinte permanent', 'urație per', 'Obt[urație] dinte [per]manent'],
    ['Obturații, dinți de lapte', 'obturatie dintelui', '[Obturații], [dinți] de lapte'],
    ['Sigilare dinți', 'dint inti', 'Sigilare [dinți]'],
    ['Șină s\u0326i știft', 'si', '[Și]nă [s\u0326i] știft'],
    ['🦷 Obturație, dinte', 'dinte', '🦷 Obturație, [dinte]'],
    ['Laser', '', 'Laser'],
  ])('%s, %s', (text, query, marked) => {
    expect(written(text, query)).toBe(marked);
  });

  test('loses nothing of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
        const parts = highlightWords(text, words.flatMap(tokenize));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
