import { fold } from '../lib/fold.ts';
import { splitNote } from '../lib/split-note.ts';
import { areForms, wordsIn, tokenize } from '../lib/text-search.ts';
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
  /** Texts elsewhere on the site. */
  hits: SearchHit[];
  count: number;
  /** Whether every row contains every word. */
  isComplete: boolean;
};

const textsOf = (names: OtherName[] = []) => names.map(({ text }) => text);

/** Excludes the words in brackets, which are about the price. */
const namesOf = ({ label, otherNames }: PriceRow) => [splitNote(label).name, ...textsOf(otherNames)];

/** Returns distinct words of the query, without ignored words and those of one or two letters if others remain. */
export function searchWordsOf(query: string, ignored: string[]): string[] {
  const words = [...new Set(tokenize(query))];
  const significant = words.filter((word) => word.length > 2 && wordsIn(ignored, [word]).length === 0);
  if (significant.length > 0) return significant;
  const written = words.filter((word) => !/^\d+$/.test(word));
  return written.length > 0 ? written : words;
}

/** Replaces each word that the list does not contain by a similar word of the list. */
function meantWords(
  words: string[],
  { categories, hits, childrenWords, ignoredWords }: SearchedList,
): string[] {
  const ofHits = hits.flatMap((hit) => hit.words);
  const ofPrices = categories.flatMap(({ title, otherNames, items }) => [
    title,
    ...textsOf(otherNames),
    ...items.flatMap(namesOf),
  ]);
  const texts = [...ofPrices, ...ofHits];
  const known = wordsIn([...texts, ...childrenWords, ...ignoredWords], words);
  return words.map((word) =>
    known.includes(word) ? word : (suggestedWord(word, [...childrenWords, ...texts]) ?? word),
  );
}

/** Returns the texts that have a search term whose words are all in the query. */
function findHits(words: string[], hits: SearchHit[]): SearchHit[] {
  const isTyped = (word: string) => words.some((typed) => areForms(word, typed));
  return hits.filter((hit) => hit.words.some((term) => searchWordsOf(term, []).every(isTyped)));
}

/**
 * Returns the rows that match maxMatched words of the query in their names, their category and its other names. One word must be
 * in the row itself: "radiografie copil" must not match every row of a category for children.
 */
function nearestRows(words: string[], { categories, childrenWords }: SearchedList) {
  const ofChildren = wordsIn(childrenWords, words);
  const rows = categories.flatMap((category) => {
    const ofCategory = wordsIn([category.title, ...textsOf(category.otherNames)], words);
    return category.items.map((price) => {
      const forChildren = category.forChildren ?? price.forChildren;
      const above = new Set(forChildren ? [...ofCategory, ...ofChildren] : ofCategory);
      const others = words.filter((word) => !above.has(word));
      const inRow = wordsIn(namesOf(price), others).length;
      return { price, matched: inRow > 0 || others.length === 0 ? above.size + inRow : 0 };
    });
  });
  const maxMatched = Math.max(0, ...rows.map(({ matched }) => matched));
  const found = rows.filter(({ matched }) => maxMatched > 0 && matched === maxMatched);
  return { found: new Set(found.map(({ price }) => price)), isComplete: maxMatched === words.length };
}

/** Returns the whole list for an empty query. */
export function searchPrices(list: SearchedList, query: string): SearchResult {
  if (tokenize(query).length === 0) {
    const { length: count } = list.categories.flatMap(({ items }) => items);
    return { words: [], categories: list.categories, hits: [], count, isComplete: true };
  }
  const typed = searchWordsOf(query, list.ignoredWords);
  const meant = meantWords(typed, list);
  const words = meant.map(fold);
  const { found, isComplete } = nearestRows(words, list);
  const categories = list.categories.flatMap((category) => {
    const items = category.items.filter((price) => found.has(price));
    // Unchanged categories stay the same objects, so that React does not render them again.
    if (items.length === category.items.length) return [category];
    return items.length > 0 ? [{ ...category, items }] : [];
  });
  return {
    words,
    ...(meant.some((word, index) => word !== typed[index]) && { corrected: meant.join(' ') }),
    categories,
    hits: findHits(words, list.hits),
    count: found.size,
    isComplete,
  };
}

/** Returns the other names that explain a match: the first for each word that the visible texts lack. */
export function namesExplainingMatch(names: OtherName[], visible: string[], words: string[]): OtherName[] {
  const inVisible = wordsIn(visible, words);
  const missing = words.filter((word) => !inVisible.includes(word));
  const significant = new Set(
    missing.map((word) => names.find(({ text }) => wordsIn([text], [word]).length > 0)),
  );
  return names.filter((name) => significant.has(name));
}
