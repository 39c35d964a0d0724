import { fold } from './fold.ts';

export type TextPart = { text: string; hit: boolean };

/** The words somebody typed, folded. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Up to this length a word counts only where another begins: inside longer ones its letters stand by chance. */
const shortWord = 3;

/** Endings of Romanian nouns and adjectives (`lei` and the like are of words such as măsea) and of English words. */
const endings =
  'a|e|i|u|ii|ei|ua|aua|ul|ele|ile|elor|ilor|elui|ului|lui|le|lor|uri|urile|urilor|lei|lele|lelor|s|es|y|ies|ed|ing|ings';
const forms = new RegExp(`^(.{3,})(${endings})? \\1(${endings})?$`);

/** The word and what is left of it without each ending it may have. */
export function stemsOf(word: string): string[] {
  return [
    word,
    ...endings.split('|').flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : [])),
  ];
}

/** The one plural of a dentist's that no ending makes. */
const singular = (word: string) => (word === 'teeth' ? 'tooth' : word);

function areForms(one: string, other: string): boolean {
  return forms.test(`${singular(one)} ${singular(other)}`);
}

function placesOf(folded: string, word: string): [number, number][] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: other, index }): [number, number][] => {
    const at = other.indexOf(word);
    if (at === 0 || (at > 0 && word.length > shortWord)) return [[index + at, index + at + word.length]];
    return areForms(other, word) ? [[index, index + other.length]] : [];
  });
}

/** Those of the folded words that are somewhere in the texts, also as the beginning or another form of a word there. */
export function wordsIn(texts: string[], words: string[]): string[] {
  // Folding is the slow part, and mostly nothing is looked for.
  if (words.length === 0) return [];
  const folded = fold(texts.join('\n'));
  return words.filter((word) => placesOf(folded, word).length > 0);
}

/** Parts a text at the places where one of the folded words, or another form of it, stands in it. */
export function markWords(text: string, words: string[]): TextPart[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const folded = letters.map(fold);
  const joined = folded.join('');
  // Which letter a place of the folded text came from: a letter may fold to none, or to more than one.
  const origin = folded.flatMap((piece, index) => Array.from(piece, () => index));
  const hits = new Set<number>();
  for (const word of words) {
    for (const [start, end] of placesOf(joined, word)) {
      for (const index of origin.slice(start, end)) hits.add(index);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    // A mark written after its letter stays with it.
    const hit = folded[index] === '' ? (parts.at(-1)?.hit ?? false) : hits.has(index);
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  }
  return parts;
}
