import type { ListedCategory, ListedNeed, ListedPrice } from '../../content/page/price-rows.ts';
import { ageOfBothTeeth, hasMilkTeeth, rowsFor, type Age } from '../../content/page/family.ts';

function byNumber<T>(all: T[], numberOf: (each: T) => number): T[] {
  return [...all].sort((one, other) => numberOf(one) - numberOf(other));
}

/**
 * Puts first what answers a parent, or whoever the query names: the categories by the best answer in them, and in each the
 * rows for others last.
 */
export function bestFirst(categories: ListedCategory[], needs: ListedNeed[], age: Age | undefined) {
  const isAdult = age === 'adult';
  const answers = needs.map((need) => rowsFor(need, age ?? ageOfBothTeeth));
  const ofChildren = new Set(needs.flatMap((need) => rowsFor(need, ageOfBothTeeth)));

  /** 0 in a category made for them, 1 in a row that is, 3 in one for others. */
  function standingOf({ id, forChildren }: ListedPrice, category: ListedCategory): number {
    const isAnswer = answers.some((rows) => rows.includes(id));
    if (isAdult) return !isAnswer && (forChildren || category.forChildren) ? 3 : 2;
    if (ofChildren.has(id) && !isAnswer) return 3;
    if (category.forChildren) return 0;
    return forChildren && hasMilkTeeth(age ?? ageOfBothTeeth) ? 1 : 2;
  }

  function rankOf(category: ListedCategory): number {
    return Math.min(
      ...category.items.flatMap((row) => {
        const places = answers.map((rows) => rows.indexOf(row.id)).filter((place) => place >= 0);
        return [...places, 100 + standingOf(row, category)];
      }),
    );
  }

  const sorted = categories.map((category) => {
    const items = byNumber(category.items, (row) => standingOf(row, category));
    return items.every((row, at) => row === category.items[at]) ? category : { ...category, items };
  });
  return byNumber(sorted, rankOf);
}
