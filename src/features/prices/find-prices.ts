import type {
  ListedCategory,
  ListedNeed,
  ListedPrice,
  OtherName,
  SearchedAnswer,
} from '../../content/page/price-rows.ts';
import type { PageGroups } from '../../content/page/page-groups.ts';
import { fold } from '../../lib/fold.ts';
import { meantWord } from '../../lib/spelling.ts';
import { areForms, wordsIn, wordsOf } from '../../lib/text-search.ts';
import { bestFirst } from './best-first.ts';
import { isTooYoung, rowsFor, type Age } from '../../content/page/family.ts';

type SearchedList = Pick<
  PageGroups['priceList'],
  'categories' | 'answers' | 'ignoredWords' | 'childrenWords' | 'adultWords'
> & { needs?: ListedNeed[] | undefined };

export type SearchResult = {
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

/** The answers that have one of their search words, all of it, among the words; where one means more of them, that alone. */
function findAnswers(words: string[], answers: SearchedAnswer[]): SearchedAnswer[] {
  // The end of another word is not it: "sedare" does not ask for "analgosedare".
  const typedFor = (word: string) => words.find((typed) => word.startsWith(typed) || areForms(word, typed));
  const meant = answers.flatMap((answer) => {
    const terms = answer.words.map((term) => searchWordsOf(term, []).map(typedFor));
    const found = terms.filter((term) => !term.includes(undefined)).map((term) => new Set(term).size);
    return found.length > 0 ? [{ answer, size: Math.max(...found) }] : [];
  });
  const most = Math.max(0, ...meant.map(({ size }) => size));
  return meant.filter(({ size }) => size === most).map(({ answer }) => answer);
}

/** What is said of the treatments found to whoever is too young for them. */
function answersForAge(found: Set<ListedPrice>, age: Age | undefined, needs: ListedNeed[]): SearchedAnswer[] {
  const ids = new Set(Array.from(found, ({ id }) => id));
  return needs
    .filter((need) => isTooYoung(need, age) && rowsFor(need, 17).some((id) => ids.has(id)))
    .map(({ name, from }) => ({ title: name, text: from?.youngerText ?? '', words: [] }));
}

/** Who is asked for, by a number of years or a word; undefined where the query does not say. */
function ageIn(query: string, { ignoredWords, childrenWords, adultWords }: SearchedList): Age | undefined {
  const years = wordsOf(query)
    .map(Number)
    .find((number) => number > 0 && number < 100);
  if (years !== undefined && years < 18) return years;
  const telling = searchWordsOf(query, ignoredWords);
  const isAdult = years !== undefined || wordsIn(adultWords, telling).length > 0;
  return isAdult && wordsIn(childrenWords, telling).length === 0 ? 'adult' : undefined;
}

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
      return { price, hits: inRow > 0 || others.length === 0 ? above.size + inRow : 0 };
    });
  });
  const most = Math.max(0, ...rows.map(({ hits }) => hits));
  const isComplete = most === words.length;
  const found = rows.filter(({ hits }) => hits === most && (isComplete || most > 0));
  return { found: new Set(found.map(({ price }) => price)), isComplete };
}

/** Whom a treatment is for tells less than which it is: "aparat copil" finds the braces of a list that has none for children. */
function findRows(words: string[], list: SearchedList) {
  const nearest = nearestRows(words, list);
  const ofChildren = wordsIn(list.childrenWords, words);
  const others = words.filter((word) => !ofChildren.includes(word));
  if (!nearest.isComplete && others.length > 0) {
    const { found, isComplete } = nearestRows(others, list);
    if (isComplete) return { found, isComplete: false };
  }
  return nearest;
}

/** The rows that have the words, but none where an answer says all: an implant has no price, and its inflammation has one. */
function rowsBeside(answers: SearchedAnswer[], words: string[], list: SearchedList) {
  const rows = findRows(words, list);
  if (answers.length === 0) return rows;
  const answered = wordsIn(
    answers.flatMap((answer) => answer.words),
    words,
  );
  const others = words.filter((word) => !answered.includes(word));
  if (wordsIn(list.childrenWords, others).length === others.length) {
    return { found: new Set<ListedPrice>(), isComplete: false };
  }
  return rows.isComplete ? rows : findRows(others, list);
}

/** What the query finds in the list. Where nothing is looked for, that is the whole list in its own order. */
export function searchPrices(list: SearchedList, query: string): SearchResult {
  if (wordsOf(query).length === 0) {
    const { length: count } = list.categories.flatMap(({ items }) => items);
    return { words: [], categories: list.categories, answers: [], count, isComplete: true };
  }
  const age = ageIn(query, list);
  const said = searchWordsOf(query, [...list.ignoredWords, ...list.adultWords]);
  // Nothing but an age: what there is for children.
  const typed = said.includes(String(age)) ? wordsOf(list.childrenWords[0] ?? '') : said;
  const meant = meantWords(typed, list);
  const words = meant.map(fold);
  const answers = findAnswers(words, list.answers);
  const { found, isComplete } = rowsBeside(answers, words, list);
  const categories = list.categories.flatMap((category) => {
    const items = category.items.filter((price) => found.has(price));
    // A category found whole stays the same, so that it is not rendered again.
    if (items.length === category.items.length) return [category];
    return items.length > 0 ? [{ ...category, items }] : [];
  });
  return {
    words,
    ...(meant.some((word, at) => word !== typed[at]) && { corrected: meant.join(' ') }),
    categories: bestFirst(categories, list.needs ?? [], age),
    answers: [...answers, ...answersForAge(found, age, list.needs ?? [])],
    count: found.size,
    isComplete,
  };
}

/** The names that say why something was found, the first for each word that the visible texts lack. */
export function tellingNames(names: OtherName[], visible: string[], words: string[]): OtherName[] {
  const inVisible = wordsIn(visible, words);
  const missing = words.filter((word) => !inVisible.includes(word));
  const telling = new Set(
    missing.map((word) => names.find(({ text }) => wordsIn([text], [word]).length > 0)),
  );
  return names.filter((name) => telling.has(name));
}
