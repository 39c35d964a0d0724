import type { ListedCategory, ListedNeed, ListedPrice } from './price-rows.ts';
import { ageOfBothTeeth, hasMilkTeeth, rowsFor, type Age } from './family.ts';

function byNumber<T>(all: T[], numberOf: (each: T) => number): T[] {
  return [...all].sort((one, other) => numberOf(one) - numberOf(other));
}

/**
 * Sorts categories by their best answer for the patient; rows for other patients come last in each. Without an age the
 * patient is a child with both kinds of teeth.
 */
export function bestFirst(categories: ListedCategory[], needs: ListedNeed[], age: Age | undefined) {
  const isAdult = age === 'adult';
  const answers = needs.map((need) => rowsFor(need, age ?? ageOfBothTeeth));
  const ofChildren = new Set(needs.flatMap((need) => rowsFor(need, ageOfBothTeeth)));

  /** 0: in a category for children; 1: a row for children; 2: a row for everybody; 3: a row for other patients. */
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
        const ranks = answers.map((rows) => rows.indexOf(row.id)).filter((rank) => rank >= 0);
        return [...ranks, 100 + standingOf(row, category)];
      }),
    );
  }

  const sorted = categories.map((category) => {
    const items = byNumber(category.items, (row) => standingOf(row, category));
    return items.every((row, index) => row === category.items[index]) ? category : { ...category, items };
  });
  return byNumber(sorted, rankOf);
}
