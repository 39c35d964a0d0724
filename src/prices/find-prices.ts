import { fold } from '../lib/fold.ts';
import { splitNote } from '../lib/split-note.ts';
import { haveSameStem, findWords, tokenize } from '../lib/text-search.ts';
import type { OtherName, PriceCategory, PriceRow } from './price-row.ts';
import type { SearchHit, SearchVocabulary } from './search-hits.ts';
import { suggestedWord } from './spelling.ts';

type SearchedList = SearchVocabulary & {
  categories: PriceCategory[];
  hits: SearchHit[];
};

export type SearchResult = {
  /** The folded words of the query, for `Highlighted`. */
  words: string[];
  corrected?: string;
  categories: PriceCategory[];
  hits: SearchHit[];
  /** The number of rows in `categories`. */
  count: number;
  /** Whether each displayed row, with its category, matches every word of the query. */
  isComplete: boolean;
};

/** Returns the rows that match a query best, by category; the whole list for an empty query. */
export function searchPrices(list: SearchedList, query: string): SearchResult {
  if (tokenize(query).length === 0) {
    const rows = list.categories.flatMap(({ items }) => items);
    return { words: [], categories: list.categories, hits: [], count: rows.length, isComplete: true };
  }
  const typed = searchWordsOf(query, list.ignoredWords);
  const corrected = correctWords(typed, list);
  const isCorrected = corrected.some((word, index) => word !== typed[index]);
  const words = corrected.map(fold);
  const { nearest, isComplete } = nearestRows(words, list);
  const categories = list.categories.flatMap((category) => {
    const items = category.items.filter((row) => nearest.has(row));
    // Unchanged categories stay the same objects, so that React does not render them again.
    if (items.length === category.items.length) return [category];
    return items.length > 0 ? [{ ...category, items }] : [];
  });
  return {
    words,
    ...(isCorrected && { corrected: corrected.join(' ') }),
    categories,
    hits: findHits(words, list.hits),
    count: nearest.size,
    isComplete,
  };
}

const textsOf = (names: OtherName[] = []) => names.map(({ text }) => text);

/** Leaves out the words in brackets, which are about the price. */
const namesOf = ({ label, otherNames }: PriceRow) => [splitNote(label).name, ...textsOf(otherNames)];

/** Returns the query's words of three or more letters that are not ignored; if none, all but numbers; if none, all. */
function searchWordsOf(query: string, ignored: string[]): string[] {
  const words = [...new Set(tokenize(query))];
  const significant = words.filter((word) => word.length > 2 && findWords(ignored, [word]).length === 0);
  if (significant.length > 0) return significant;
  const withoutNumbers = words.filter((word) => !/^\d+$/.test(word));
  return withoutNumbers.length > 0 ? withoutNumbers : words;
}

function correctWords(
  words: string[],
  { categories, hits, childrenWords, ignoredWords }: SearchedList,
): string[] {
  const priceTexts = categories.flatMap(({ title, otherNames, items }) => [
    title,
    ...textsOf(otherNames),
    ...items.flatMap(namesOf),
  ]);
  const texts = [...priceTexts, ...hits.flatMap(({ terms }) => terms)];
  const known = findWords([...texts, ...childrenWords, ...ignoredWords], words);
  return words.map((word) =>
    known.includes(word) ? word : (suggestedWord(word, [...childrenWords, ...texts]) ?? word),
  );
}

function findHits(words: string[], hits: SearchHit[]): SearchHit[] {
  const isTyped = (word: string) => words.some((typed) => haveSameStem(word, typed));
  const isWhollyTyped = (term: string) => searchWordsOf(term, []).every(isTyped);
  return hits.filter(({ terms }) => terms.some(isWhollyTyped));
}

/**
 * Returns the rows that match the largest number of words, in their own names and in those of their category. Unless the
 * category matches every word, a row's own names must match a word, too: "radiografie copil" must not match every row of
 * a category for children.
 */
function nearestRows(words: string[], { categories, childrenWords }: SearchedList) {
  const childWords = findWords(childrenWords, words);
  const matches: { row: PriceRow; wordCount: number }[] = [];
  for (const category of categories) {
    const categoryWords = findWords([category.title, ...textsOf(category.otherNames)], words);
    for (const row of category.items) {
      const forChildren = category.forChildren ?? row.forChildren;
      const wordsInCategory = new Set(forChildren ? [...categoryWords, ...childWords] : categoryWords);
      const wordsLeft = words.filter((word) => !wordsInCategory.has(word));
      const wordsInNames = findWords(namesOf(row), wordsLeft);
      if (wordsInNames.length === 0 && wordsLeft.length > 0) continue;
      matches.push({ row, wordCount: wordsInCategory.size + wordsInNames.length });
    }
  }
  const maxWordCount = Math.max(0, ...matches.map(({ wordCount }) => wordCount));
  const nearest = matches.filter(({ wordCount }) => wordCount === maxWordCount);
  return { nearest: new Set(nearest.map(({ row }) => row)), isComplete: maxWordCount === words.length };
}

/** Returns, for each word of the query that is not in the visible texts, the first name that has the word. */
export function findMatchingNames(names: OtherName[], visible: string[], words: string[]): OtherName[] {
  const visibleWords = findWords(visible, words);
  const missingWords = words.filter((word) => !visibleWords.includes(word));
  const matchingNames = new Set(
    missingWords.map((word) => names.find(({ text }) => findWords([text], [word]).length > 0)),
  );
  return names.filter((name) => matchingNames.has(name));
}
