import type { ListedCategory, ListedPrice } from '../../content/page/price-rows.ts';
import type { SiblingDiscount } from '../../model/site-content.ts';
import { discountOf, lessThan, sumOf, type Sum } from '../../lib/sum.ts';
import { mostPeople, type Family, type Person } from './family.ts';

export type EstimateLine = {
  treatment: ListedPrice;
  count: number;
  sum: Sum;
  takesDiscount: boolean;
};

export type PersonEstimate = {
  person: Person;
  /** From 1, among the children or among the adults. */
  position: number;
  lines: EstimateLine[];
  listPrice: Sum;
  /** 0 where there is none. */
  percent: number;
  discount: Sum;
  total: Sum;
  /** The clinic gives siblings a discount, and has not said which for this child. */
  isUndecided: boolean;
};

export type Estimate = { people: PersonEstimate[]; total: Sum };

/** Percentages by the children's order; undefined where the clinic has decided on none. */
export type SiblingPercents = (number | undefined)[];

/** Where the clinic gives no discount to siblings, none is undecided either. */
export function percentsOf(discount: SiblingDiscount | undefined): SiblingPercents {
  if (!discount) return Array.from({ length: mostPeople }, () => 0);
  return [0, discount.secondChildPercent, discount.thirdChildPercent, discount.fourthChildPercent];
}

/** In the order of their first choice. A row that has left the price list since is left out. */
function linesOf({ treatments }: Person, categories: ListedCategory[]): EstimateLine[] {
  return [...new Set(treatments)].flatMap((id) => {
    const category = categories.find(({ items }) => items.some((item) => item.id === id));
    const treatment = category?.items.find((item) => item.id === id);
    if (!category || !treatment) return [];
    const count = treatments.filter((chosen) => chosen === id).length;
    const { priceStart, priceEnd = priceStart } = treatment;
    const sum = { low: priceStart * count, high: priceEnd * count };
    return [{ treatment, count, sum, takesDiscount: !category.noSiblingDiscount }];
  });
}

export function estimateFor(
  family: Family,
  categories: ListedCategory[],
  percents: SiblingPercents,
): Estimate {
  const people = family.map((person, place) => {
    const position = family.slice(0, place + 1).filter(({ kind }) => kind === person.kind).length;
    const decided = person.kind === 'child' ? percents[position - 1] : 0;
    const percent = decided ?? 0;
    const lines = linesOf(person, categories);
    const listPrice = sumOf(lines.map(({ sum }) => sum));
    const discount = discountOf(
      sumOf(lines.filter(({ takesDiscount }) => takesDiscount).map(({ sum }) => sum)),
      percent,
    );
    const total = lessThan(listPrice, discount);
    return {
      person,
      position,
      lines,
      listPrice,
      percent,
      discount,
      total,
      isUndecided: decided === undefined,
    };
  });
  return { people, total: sumOf(people.map(({ total }) => total)) };
}
