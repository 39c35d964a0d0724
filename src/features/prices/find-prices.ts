import { wordsIn, wordsOf } from '../../lib/text-search.ts';
import type { ListedCategory, OtherName } from '../../content/price-rows.ts';

export type Finds = {
  categories: ListedCategory[];
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

/** Rows with most words, one of them not above the row: "radiografie copil" must not find all for children. */
export function findPrices(list: ListedCategory[], words: string[]): Finds {
  const rows = list.flatMap((category) => {
    const above = wordsIn([category.title, ...textsOf(category.otherNames)], words);
    const others = words.filter((word) => !above.includes(word));
    return category.items.map((price) => {
      const inRow = wordsIn([price.label, ...textsOf(price.otherNames)], others).length;
      return { price, held: inRow > 0 || others.length === 0 ? above.length + inRow : 0 };
    });
  });
  const most = Math.max(0, ...rows.map(({ held }) => held));
  const isComplete = most === words.length;
  const found = new Set(
    rows.filter(({ held }) => held === most && (isComplete || most > 0)).map(({ price }) => price),
  );
  const categories = list.flatMap((category) => {
    const items = category.items.filter((price) => found.has(price));
    // A category found whole stays the same, so that it is not rendered again.
    if (items.length === category.items.length && items.length > 0) return [category];
    return items.length > 0 ? [{ ...category, items }] : [];
  });
  return { categories, count: found.size, isComplete };
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
