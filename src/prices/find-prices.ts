import { fold } from '../lib/fold.ts';
import { areForms, wordsIn, wordsOf } from './text-search.ts';
import { isTooYoung, rowsAt, stageOf, stages, type Age, type ListedNeed } from './family.ts';
import type { OtherName, PriceCategory, PriceRow } from './price-row.ts';
import type { SearchedAnswer, SearchVocabulary } from './searched-answers.ts';
import { meantWord } from './spelling.ts';
import { placesIn } from './ranks.ts';

type SearchedList = SearchVocabulary & {
  categories: PriceCategory[];
  answers: SearchedAnswer[];
  needs?: ListedNeed[] | undefined;
};

export type SearchResult = {
  /** The words of the query, folded, for `Marked`. */
  words: string[];
  corrected?: string;
  categories: PriceCategory[];
  /** Answers elsewhere on the page. */
  answers: SearchedAnswer[];
  count: number;
  /** True if each row has every word; false for the nearest rows. */
  isComplete: boolean;
};

const textsOf = (names: OtherName[] = []) => names.map(({ text }) => text);

/** Distinct words of the query, without ignored ones and those of one or two letters, unless there are no others. */
export function searchWordsOf(query: string, ignored: string[]): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => word.length > 2 && wordsIn(ignored, [word]).length === 0);
  return telling.length > 0 ? telling : words;
}

/** Replaces each word that the list lacks by the listed word it is a slip of. */
function meantWords(
  words: string[],
  { categories, answers, childrenWords, ignoredWords }: SearchedList,
): string[] {
  const ofAnswers = answers.flatMap((answer) => answer.words);
  const ofPrices = categories.flatMap(({ title, otherNames, items }) => [
    title,
    ...textsOf(otherNames),
    ...items.flatMap((item) => [item.label, ...textsOf(item.otherNames)]),
  ]);
  const texts = [...ofPrices, ...ofAnswers];
  const known = wordsIn([...texts, ...childrenWords, ...ignoredWords], words);
  return words.map((word) =>
    known.includes(word) ? word : (meantWord(word, [...childrenWords, ...texts]) ?? word),
  );
}

/** The answers of which a search term has all of its words in the query; only those with most words. */
function findAnswers(words: string[], answers: SearchedAnswer[]): SearchedAnswer[] {
  // Compares beginnings: "sedare" does not ask for "analgosedare". A tooth is no toothache.
  const typedFor = (word: string, isWhole: boolean) =>
    words.find((typed) => (!isWhole && word.startsWith(typed)) || areForms(word, typed));
  const meant = answers.flatMap((answer) => {
    const isWhole = answer.situation !== undefined;
    const terms = answer.words.map((term) => searchWordsOf(term, []).map((word) => typedFor(word, isWhole)));
    const found = terms.filter((term) => !term.includes(undefined)).map((term) => new Set(term).size);
    return found.length > 0 ? [{ answer, size: Math.max(...found) }] : [];
  });
  const most = Math.max(0, ...meant.map(({ size }) => size));
  return meant.filter(({ size }) => size === most).map(({ answer }) => answer);
}

/** The answers for a patient who is too young for the found treatments. */
function answersForAge(found: Set<PriceRow>, age: Age | undefined, needs: ListedNeed[]): SearchedAnswer[] {
  const ids = new Set(Array.from(found, ({ id }) => id));
  return needs
    .filter((need) => isTooYoung(need, age) && rowsAt(need, 'permanent').some((id) => ids.has(id)))
    .map(({ name, from }) => ({ title: name, text: from?.youngerText ?? '', words: [] }));
}

/** The patient's age, from a number of years or a word; undefined if the query has neither. */
function ageIn(query: string, { ignoredWords, childrenWords, adultWords }: SearchedList): Age | undefined {
  const years = wordsOf(query)
    .map(Number)
    .find((number) => number > 0 && number < 100);
  if (years !== undefined && years < 18) return years;
  const telling = searchWordsOf(query, ignoredWords);
  const isAdult = years !== undefined || wordsIn(adultWords, telling).length > 0;
  return isAdult && wordsIn(childrenWords, telling).length === 0 ? 'adult' : undefined;
}

/**
 * The rows with most words of the query. One word must be in the row itself, not only in its category: "radiografie
 * copil" must not find every row for children.
 */
function nearestRows(words: string[], { categories, childrenWords }: SearchedList) {
  const ofChildren = wordsIn(childrenWords, words);
  const rows = categories.flatMap((category) => {
    const ofCategory = wordsIn([category.title, ...textsOf(category.otherNames)], words);
    return category.items.map((price) => {
      const forChildren = Boolean(category.forChildren ?? price.forChildren);
      const above = new Set(forChildren ? [...ofCategory, ...ofChildren] : ofCategory);
      const others = words.filter((word) => !above.has(word));
      const inRow = wordsIn([price.label, ...textsOf(price.otherNames)], others).length;
      return { price, hits: inRow > 0 || others.length === 0 ? above.size + inRow : 0 };
    });
  });
  const most = Math.max(0, ...rows.map(({ hits }) => hits));
  const isComplete = most === words.length;
  const found = rows.filter(({ hits }) => hits === most && (isComplete || most > 0));
  return { found: new Set(found.map(({ price }) => price)), isComplete };
}

/** The treatment counts for more than the patient: "aparat copil" finds braces in a list without braces for children. */
function findRows(words: string[], list: SearchedList) {
  const nearest = nearestRows(words, list);
  const ofChildren = wordsIn(list.childrenWords, words);
  const others = words.filter((word) => !ofChildren.includes(word));
  if (nearest.isComplete || others.length === 0) return nearest;
  const ofTreatment = nearestRows(others, list);
  return ofTreatment.isComplete ? ofTreatment : nearest;
}

/** Whether a need of any patient is answered with the row. */
const answersNeed = ({ ranks = [] }: PriceRow) => ranks.some((rank) => placesIn(rank).answersNeed);

/**
 * The rows beside the answers. If the answers have every word of the query, only rows that answer a need: "sedation"
 * finds an answer and rows, "implant" the answer alone, and not the row for an inflamed implant.
 */
function rowsBeside(answers: SearchedAnswer[], words: string[], list: SearchedList) {
  const rows = findRows(words, list);
  if (answers.length === 0) return rows;
  const answered = wordsIn(
    answers.flatMap((answer) => answer.words),
    words,
  );
  const others = words.filter((word) => !answered.includes(word));
  if (wordsIn(list.childrenWords, others).length === others.length) {
    const ofNeeds = rows.isComplete ? [...rows.found].filter(answersNeed) : [];
    return { found: new Set(ofNeeds), isComplete: ofNeeds.length > 0 };
  }
  return rows.isComplete ? rows : findRows(others, list);
}

/** The categories with the best rows for the patient first, and in each what is for other patients last. */
function inOrder(categories: PriceCategory[], age: Age | undefined): PriceCategory[] {
  const stage = stages.indexOf(stageOf(age));
  const placesOf = ({ ranks = [] }: PriceRow) => placesIn(ranks[stage]);
  const best = ({ items }: PriceCategory) => Math.min(...items.map((row) => placesOf(row).category));
  const sorted = categories.map((category) => {
    const items = [...category.items].sort((one, other) => placesOf(one).row - placesOf(other).row);
    return items.every((row, index) => row === category.items[index]) ? category : { ...category, items };
  });
  return sorted.sort((one, other) => best(one) - best(other));
}

/** An empty query returns the whole list in its own order. */
export function searchPrices(list: SearchedList, query: string): SearchResult {
  if (wordsOf(query).length === 0) {
    const { length: count } = list.categories.flatMap(({ items }) => items);
    return { words: [], categories: list.categories, answers: [], count, isComplete: true };
  }
  const age = ageIn(query, list);
  const said = searchWordsOf(query, [...list.ignoredWords, ...list.adultWords]);
  // An age alone asks for everything for children.
  const typed = said.includes(String(age)) ? wordsOf(list.childrenWords[0] ?? '') : said;
  const meant = meantWords(typed, list);
  const words = meant.map(fold);
  const answers = findAnswers(words, list.answers);
  const inPlaceOfRows = answers.filter(({ situation }) => situation === undefined);
  const { found, isComplete } = rowsBeside(inPlaceOfRows, words, list);
  const categories = list.categories.flatMap((category) => {
    const items = category.items.filter((price) => found.has(price));
    // Unchanged categories stay the same objects, so that React does not render them again.
    if (items.length === category.items.length) return [category];
    return items.length > 0 ? [{ ...category, items }] : [];
  });
  return {
    words,
    ...(meant.some((word, index) => word !== typed[index]) && { corrected: meant.join(' ') }),
    categories: inOrder(categories, age),
    answers: [...answers, ...answersForAge(found, age, list.needs ?? [])],
    count: found.size,
    isComplete,
  };
}

/** The other names that explain a match: the first for each word that the visible texts lack. */
export function tellingNames(names: OtherName[], visible: string[], words: string[]): OtherName[] {
  const inVisible = wordsIn(visible, words);
  const missing = words.filter((word) => !inVisible.includes(word));
  const telling = new Set(
    missing.map((word) => names.find(({ text }) => wordsIn([text], [word]).length > 0)),
  );
  return names.filter((name) => telling.has(name));
}
