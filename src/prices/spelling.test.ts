import { describe, expect, test } from 'vitest';
import { suggestedWord } from './spelling.ts';

describe('the word that was meant', () => {
  test.each([
    ['two slips', 'plunba', 'plombă'],
    ['two letters exchanged that are apart', 'pbomla', 'plombă'],
    ['a slip in the first letter', 'carte', 'parte'],
    ['a word of four letters', 'laba', 'lama'],
    ['a longer word where one of four letters stands', 'frena', 'fren'],
    ['a stem of four letters', 'bunelor', 'binele'],
    ['a letter that is neither near nor sounds alike', 'injection', 'infection'],
    ['another word', 'radiografie', 'obturație'],
  ])('is none of the texts for %s', (_, typed, text) => {
    expect(suggestedWord(typed, [text])).toBeUndefined();
  });

  test('is the one that needs no other ending', () => {
    expect(suggestedWord('dimtii', ['dinte', 'dinții'])).toBe('dinții');
  });
});
