import type {
  ListedCategory,
  ListedPrice,
  OtherName,
  SearchedAnswer,
} from '../../content/page/price-rows.ts';
import type { PageGroups } from '../../content/page/page-data.ts';
import { fold } from '../../lib/fold.ts';
import { meantWord } from '../../lib/spelling.ts';
import { wordsIn, wordsOf } from '../../lib/text-search.ts';

type SearchedList = Pick<
  PageGroups['priceList'],
  'categories' | 'answers' | 'ignoredWords' | 'childrenWords'
>;

export type Finds = {
  /** What was looked for, folded, as `Marked` takes it. */
  words: string[];
  /** The same as the list writes it, where a slip in the query was corrected. */
  corrected?: string;
  categories: ListedCategory[];
  /** What is said about it elsewhere on the page. */
  answers: SearchedAnswer[];
  count: number;
  /** Whether each row has every word; otherwise none has, and these come nearest. */
  isComplete: boolean;
};

const textsOf = (names: OtherName[]) => names.map(({ text }) => text);

/** The words to look for, each once; those that are ignored, or have only one or two letters, when there are no others. */
export function searchWordsOf(query: string, ignored: string[]): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => word.length > 2 && wordsIn(ignored, [word]).length === 0);
  return telling.length > 0 ? telling : words;
}

/** The words with each that is nowhere in the list replaced by the one of the list that was meant. */
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

/** The answers that have one of their search words, all of it, among the words. */
function findAnswers(words: string[], answers: SearchedAnswer[]): SearchedAnswer[] {
  const isMeant = (searched: string) =>
    searchWordsOf(searched, []).every((word) => wordsIn([word], words).length > 0);
  return words.length === 0 ? [] : answers.filter((answer) => answer.words.some(isMeant));
}

type Row = { price: ListedPrice; forChildren: boolean };

/** Rows with most words, one of them not above the row: "radiografie copil" must not find all for children. */
function nearestRows(words: string[], { categories, childrenWords }: SearchedList) {
  const ofChildren = wordsIn(childrenWords, words);
  const rows = categories.flatMap((category) => {
    const ofCategory = wordsIn([category.title, ...textsOf(category.otherNames)], words);
    return category.items.map((price) => {
      const forChildren = Boolean(category.forChildren ?? price.forChildren);
      const above = new Set(forChildren ? [...ofCategory, ...ofChildren] : ofCategory);
      const others = words.filter((word) => !above.has(word));
      const inRow = wordsIn([price.label, ...textsOf(price.otherNames)], others).length;
      return { price, forChildren, held: inRow > 0 || others.length === 0 ? above.size + inRow : 0 };
    });
  });
  const most = Math.max(0, ...rows.map(({ held }) => held));
  const isComplete = most === words.length;
  const found: Row[] = rows.filter(({ held }) => held === most && (isComplete || most > 0));
  return { found, isComplete };
}

/** Whom a treatment is for tells less than which it is: "aparat copil" finds the braces of a list that has none for children. */
function findRows(words: string[], list: SearchedList) {
  const nearest = nearestRows(words, list);
  const ofChildren = wordsIn(list.childrenWords, words);
  const areForChildren = ofChildren.length > 0 || nearest.found.every(({ forChildren }) => forChildren);
  const others = words.filter((word) => !ofChildren.includes(word));
  if (!nearest.isComplete && others.length > 0) {
    const { found, isComplete } = nearestRows(others, list);
    if (isComplete) return { found, isComplete: false, areForChildren };
  }
  return { ...nearest, areForChildren };
}

/** How far down a category comes, or a row in it, where those for children come first. */
function rankOf({ forChildren, items = [] }: { forChildren?: boolean; items?: ListedPrice[] }): number {
  if (forChildren) return 0;
  return items.some((price) => price.forChildren) ? 1 : 2;
}

const byRank = <T extends Parameters<typeof rankOf>[0]>(all: T[]) =>
  [...all].sort((one, other) => rankOf(one) - rankOf(other));

function childrenFirst(categories: ListedCategory[]): ListedCategory[] {
  const sorted = categories.map((category) =>
    rankOf(category) === 1 ? { ...category, items: byRank(category.items) } : category,
  );
  return byRank(sorted);
}

/** What the query finds in the list, in its order; where a word is a child's, with the rows for children first. */
export function searchPrices(list: SearchedList, query: string): Finds {
  const typed = searchWordsOf(query, list.ignoredWords);
  const meant = meantWords(typed, list);
  const words = meant.map(fold);
  const { found, areForChildren, isComplete } = findRows(words, list);
  const prices = new Set(found.map(({ price }) => price));
  const categories = list.categories.flatMap((category) => {
    const items = category.items.filter((price) => prices.has(price));
    // A category found whole stays the same, so that it is not rendered again.
    if (items.length === category.items.length) return [category];
    return items.length > 0 ? [{ ...category, items }] : [];
  });
  return {
    words,
    ...(meant.some((word, at) => word !== typed[at]) && { corrected: meant.join(' ') }),
    categories: areForChildren ? childrenFirst(categories) : categories,
    answers: findAnswers(words, list.answers),
    count: prices.size,
    isComplete,
  };
}

/** The names that say why something was found, the first for each word that the texts that are shown do not hold. */
export function tellingNames(names: OtherName[], shown: string[], words: string[]): OtherName[] {
  const held = wordsIn(shown, words);
  const missing = words.filter((word) => !held.includes(word));
  const telling = new Set(
    missing.map((word) => names.find(({ text }) => wordsIn([text], [word]).length > 0)),
  );
  return names.filter((name) => telling.has(name));
}
