import type { ListedCategory, ListedNeed, ListedPrice } from './price-rows.ts';
import { discountOf, lessThan, sumOf, type Sum } from './amounts.ts';
import type { SiblingDiscount } from '../model/site-content.ts';
import { isTooYoung, rowsFor, type Person } from './family.ts';

export type Treatment = {
  /** As in the sentence. */
  name: string;
  /** The best row first, which is counted; empty if the price list has no row. */
  rows: ListedPrice[];
  takesDiscount: boolean;
  /** For a child who is too young: a text, and the rows of a visit. Nothing is counted. */
  younger?: { text: string; rows: ListedPrice[] };
};

export type PersonEstimate = {
  treatments: Treatment[];
  /** Counts from 1, children and adults apart. */
  position: number;
  /** 0 without a discount. */
  percent: number;
  discount: Sum;
  /** The clinic gives a sibling discount, and does not say how much for this child. */
  isUndecided: boolean;
  total: Sum;
  /** Other costs follow, or a treatment has no price in the list. */
  isOpen: boolean;
};

type Estimate = { people: PersonEstimate[]; total: Sum; isOpen: boolean };

/** Writes an open sum by its lower end, `de la 1.300 RON`, or as nothing if no part has a price. */
export function sumTextWriter(startingAt: string, writeSum: (sum: Sum) => string) {
  return (sum: Sum, isOpen = false): string => {
    if (isOpen && sum.high === 0) return '';
    return isOpen ? `${startingAt} ${writeSum({ ...sum, high: sum.low })}` : writeSum(sum);
  };
}

/** The price covers a part of the treatment only. */
export const isOpenPrice = ({ unit, added }: ListedPrice) => Boolean(unit ?? added);

export function treatmentsOf(
  { age, needs: slugs }: Person,
  needs: ListedNeed[],
  categories: ListedCategory[],
): Treatment[] {
  const listed = categories.flatMap(({ items, noSiblingDiscount }) =>
    items.map((row) => ({ row, takesDiscount: !noSiblingDiscount })),
  );
  return slugs
    .flatMap((slug) => needs.find((need) => need.slug === slug) ?? [])
    .map((need) => {
      const isYoung = isTooYoung(need, age);
      const ids = isYoung ? (need.youngerPrices ?? []) : rowsFor(need, age);
      const found = ids.flatMap((id) => listed.filter(({ row }) => row.id === id));
      const rows = found.map(({ row }) => row);
      if (isYoung && need.from) {
        return {
          name: need.name,
          rows: [],
          takesDiscount: false,
          younger: { text: need.from.youngerText, rows },
        };
      }
      return { name: need.name, rows, takesDiscount: found[0]?.takesDiscount ?? false };
    });
}

/** Undefined if the clinic gives a discount without a percentage for this child. */
function percentOf(position: number, discount: SiblingDiscount | undefined): number | undefined {
  if (!discount || position === 1) return 0;
  const { secondChildPercent, thirdChildPercent, fourthChildPercent } = discount;
  return [secondChildPercent, thirdChildPercent, fourthChildPercent][position - 2];
}

function sumOfTreatments(treatments: Treatment[]): Sum {
  return sumOf(
    treatments.flatMap(({ rows: [row] }) =>
      row ? [{ low: row.priceStart, high: row.priceEnd ?? row.priceStart }] : [],
    ),
  );
}

export function estimateFor(
  people: { isChild: boolean; treatments: Treatment[] }[],
  siblingDiscount: SiblingDiscount | undefined,
): Estimate {
  const estimates = people.map(({ isChild, treatments }, index) => {
    const position = people.slice(0, index + 1).filter((other) => other.isChild === isChild).length;
    const decided = isChild ? percentOf(position, siblingDiscount) : 0;
    const percent = decided ?? 0;
    const discount = discountOf(
      sumOfTreatments(treatments.filter(({ takesDiscount }) => takesDiscount)),
      percent,
    );
    const total = lessThan(sumOfTreatments(treatments), discount);
    const isOpen = treatments.some(({ rows: [row] }) => !row || isOpenPrice(row));
    return { treatments, position, percent, discount, isUndecided: decided === undefined, total, isOpen };
  });
  return {
    people: estimates,
    total: sumOf(estimates.map(({ total }) => total)),
    isOpen: estimates.some(({ isOpen }) => isOpen),
  };
}

/** Adds the price of a first visit for everybody who has chosen none of its rows. */
export function addFirstVisit(
  family: Person[],
  needs: ListedNeed[],
  categories: ListedCategory[],
  siblingDiscount: SiblingDiscount | undefined,
): { text: string; total: Sum } | undefined {
  const need = needs.find(({ firstVisit }) => firstVisit);
  if (!need?.firstVisit) return undefined;
  const people = family.map((person) => {
    const own = rowsFor(need, person.age);
    const chosen = treatmentsOf(person, needs, categories).flatMap(({ rows, younger }) => [
      ...rows,
      ...(younger?.rows ?? []),
    ]);
    const isThere = chosen.some(({ id, addedIds = [] }) =>
      [id, ...addedIds].some((each) => own.includes(each)),
    );
    const treatments = isThere ? [] : treatmentsOf({ ...person, needs: [need.slug] }, needs, categories);
    return { isChild: person.age !== 'adult', treatments };
  });
  const { total } = estimateFor(people, siblingDiscount);
  const isSeveral = people.filter(({ treatments }) => treatments.length > 0).length > 1;
  const text = (isSeveral && need.firstVisitSeveral) || need.firstVisit;
  return total.high > 0 ? { text, total } : undefined;
}
