import { editDistance } from '../lib/edit-distance.ts';
import { fold } from '../lib/fold.ts';
import { stemsOf } from '../lib/text-search.ts';

/** A shorter word with one letter changed is often another word: cap, cat. */
const minLength = 5;

const longStems = (word: string) => stemsOf(fold(word)).filter((stem) => stem.length >= minLength);

/** Returns, in lower case, the word of the texts that differs from `typed` by one typo. */
export function suggestedWord(typed: string, texts: string[]): string | undefined {
  const stems = longStems(typed);
  if (stems.length === 0) return undefined;
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []));
  const longWords = [...words].filter((word) => fold(word).length >= minLength);
  const hasSimilarStem = (word: string) =>
    longStems(word).some((stem) => stems.some((typedStem) => isOneTypo(typedStem, stem)));
  return longWords.find((word) => isOneTypo(typed, fold(word))) ?? longWords.find(hasSimilarStem);
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const soundAlike = ['aeiouy', 'bp', 'ckg', 'dt', 'fv', 'gj', 'mn', 'szct'];

/** Returns whether the letters are neighbours on the keyboard or sound alike: "injection" is no typo of "infection". */
function areMixedUp(one = '', other = ''): boolean {
  return (
    keyRows.some((keys) => keys.includes(one + other) || keys.includes(other + one)) ||
    soundAlike.some((letters) => letters.includes(one) && letters.includes(other))
  );
}

/** Returns whether the words differ by at most one letter after the first: missing, added, swapped or mixed up. */
function isOneTypo(one: string, other: string): boolean {
  if (one === other) return true;
  const isSimilar = one[0] === other[0] && Math.abs(one.length - other.length) <= 1;
  if (!isSimilar || editDistance(one, other) > 1) return false;
  const position = [...one].findIndex((letter, index) => letter !== other[index]);
  const isReplaced = one.length === other.length && one.slice(position + 1) === other.slice(position + 1);
  return !isReplaced || areMixedUp(one[position], other[position]);
}
