import { fold } from './fold.ts';
import { stemsOf } from './text-search.ts';

/** In shorter words one letter makes another word: cap, cat. */
const shortest = 5;

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const soundAlike = ['aeiouy', 'bp', 'ckg', 'dt', 'fv', 'gj', 'mn', 'szc'];

/** Whether one is typed for the other: "injection" is no slip for "infection". */
function areMixedUp(one: string, other: string): boolean {
  return (
    keyRows.some((keys) => keys.includes(one + other) || keys.includes(other + one)) ||
    soundAlike.some((letters) => letters.includes(one) && letters.includes(other))
  );
}

/** One letter missing, added, replaced by one that is near or sounds alike, or swapped with the next; the first must match. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  if (start === 0) return false;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const differs = one.slice(start, one.length - end);
  const from = other.slice(start, other.length - end);
  if (differs.length === 1 && from.length === 1) return areMixedUp(differs, from);
  if (differs.length <= 1 && from.length <= 1) return true;
  return differs.length === 2 && from.length === 2 && differs[0] === from[1] && differs[1] === from[0];
}

const longStems = (word: string) => stemsOf(fold(word)).filter((stem) => stem.length >= shortest);

/** The word of the texts that a typed word with one slip stands for, in lower case. */
export function meantWord(typed: string, texts: string[]): string | undefined {
  const stems = longStems(typed);
  if (stems.length === 0) return undefined;
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []));
  const long = [...words].filter((word) => fold(word).length >= shortest);
  return (
    long.find((word) => isOneSlip(typed, fold(word))) ??
    long.find((word) => longStems(word).some((stem) => stems.some((each) => isOneSlip(each, stem))))
  );
}
