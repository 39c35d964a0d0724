import { holdsAll } from '../../lib/text-search.ts';
import type { ListedCategory, OtherName } from './list-prices.ts';

const textsOf = (names: OtherName[]) => names.map(({ text }) => text);

/** The rows that hold every one of the folded words, in any language, or in the title above them. */
export function findPrices(list: ListedCategory[], words: string[]): ListedCategory[] {
  return list.flatMap((category) => {
    const above = [category.title, ...textsOf(category.otherNames)];
    const prices = category.prices.filter(({ item, otherNames }) =>
      holdsAll([item.label, ...textsOf(otherNames), ...above], words),
    );
    // A category found whole stays the same, so that it is not made anew.
    if (prices.length === category.prices.length && prices.length > 0) return [category];
    return prices.length > 0 ? [{ ...category, prices }] : [];
  });
}

/** Those of the other names that say why something was found: the texts that are shown do not hold the word, they do. */
export function tellingNames(names: OtherName[], shown: string[], words: string[]): OtherName[] {
  const missing = words.filter((word) => !holdsAll(shown, [word]));
  return names.filter(({ text }) => missing.some((word) => holdsAll([text], [word])));
}
