import { fold } from './fold.ts';

type TextPart = { text: string; isMatch: boolean };

export function tokenize(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A word of up to three letters matches only at the start of a word; elsewhere a match is a coincidence. */
const maxShortLength = 3;

/** Of Romanian and English words, such as `lei` in `măselei`. */
const endings =
  'a|e|i|u|ii|ei|ua|aua|ul|ele|ile|elor|ilor|elui|ului|lui|le|lor|uri|urile|urilor|lei|lele|lelor|s|es|y|ies|ed|ing|ings';
const ending = `(?:${endings})?`;
/** Of a medical field, its practitioner and its adjective: ortodonție, ortodontist, orthodontic. */
const specialityEnding = `(?:ie|ist|ic|ics|ician)?${ending}`;
/** Matches two words, separated by a space, with the same stem: of at least three letters, or five in a medical field. */
const sameStem = new RegExp(
  `^(?:(.{3,})${ending} \\1${ending}|(.{5,})${specialityEnding} \\2${specialityEnding})$`,
);

export function stemsOf(word: string): string[] {
  const wordEndings = endings.split('|').filter((each) => word.endsWith(each));
  return [word, ...wordEndings.map((each) => word.slice(0, -each.length))];
}

/** The texts have no other irregular plural. */
const singular = (word: string) => (word === 'teeth' ? 'tooth' : word);

/** Returns whether two folded words differ only in their endings. */
export function haveSameStem(one: string, other: string): boolean {
  return sameStem.test(`${singular(one)} ${singular(other)}`);
}

type Range = [start: number, end: number];

function matchesOf(foldedText: string, foldedWord: string): Range[] {
  const wordsOfText = [...foldedText.matchAll(/[\p{L}\p{N}]+/gu)];
  return wordsOfText.flatMap(({ 0: wordOfText, index }): Range[] => {
    const at = wordOfText.indexOf(foldedWord);
    const isMatch = at === 0 || (at > 0 && foldedWord.length > maxShortLength);
    if (isMatch) return [[index + at, index + at + foldedWord.length]];
    return haveSameStem(wordOfText, foldedWord) ? [[index, index + wordOfText.length]] : [];
  });
}

export function findWords(texts: string[], words: string[]): string[] {
  // Folding is slow, and most texts are displayed without a search.
  if (words.length === 0) return [];
  const folded = fold(texts.join('\n'));
  return words.filter((word) => matchesOf(folded, word).length > 0);
}

export function highlightWords(text: string, words: string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const letters = [...text];
  const foldedLetters = letters.map(fold);
  const matchedIndexes = indexesOfMatchedLetters(foldedLetters, words);
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    // A combining mark is not separated from its letter.
    const isMatch = foldedLetters[index] === '' ? (last?.isMatch ?? false) : matchedIndexes.has(index);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

function indexesOfMatchedLetters(foldedLetters: string[], words: string[]): Set<number> {
  const foldedText = foldedLetters.join('');
  // Maps each position of the folded text to its letter, since a letter may fold to no character or to several.
  const letterIndexes = foldedLetters.flatMap(({ length }, index) => Array.from({ length }, () => index));
  const ranges = words.flatMap((word) => matchesOf(foldedText, word));
  return new Set(ranges.flatMap(([start, end]) => letterIndexes.slice(start, end)));
}
