import type { ListedCategory, ListedNeed, ListedPrice } from '../../content/page/price-rows.ts';
import { discountOf, lessThan, sumOf, type Sum } from '../../lib/amounts.ts';
import type { SiblingDiscount } from '../../model/site-content.ts';
import { rowsFor, type Person } from './family.ts';

export type Treatment = {
  /** As the sentence calls it. */
  name: string;
  /** The first is what is counted. There are none where the price list has no answer. */
  rows: ListedPrice[];
  takesDiscount: boolean;
};

export type PersonEstimate = {
  treatments: Treatment[];
  /** From 1, among the children or among the adults. */
  position: number;
  /** 0 where there is none. */
  percent: number;
  discount: Sum;
  /** The clinic gives siblings a discount, and has not said which for this child. */
  isUndecided: boolean;
  total: Sum;
};

type Estimate = { people: PersonEstimate[]; total: Sum };

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
      const found = rowsFor(need, age).flatMap((id) => listed.filter(({ row }) => row.id === id));
      const takesDiscount = found[0]?.takesDiscount ?? false;
      return { name: need.name, rows: found.map(({ row }) => row), takesDiscount };
    });
}

/** Undefined where the clinic gives a discount and has not said which to this child. */
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
  const estimates = people.map(({ isChild, treatments }, place) => {
    const position = people.slice(0, place + 1).filter((other) => other.isChild === isChild).length;
    const decided = isChild ? percentOf(position, siblingDiscount) : 0;
    const percent = decided ?? 0;
    const discount = discountOf(
      sumOfTreatments(treatments.filter(({ takesDiscount }) => takesDiscount)),
      percent,
    );
    const total = lessThan(sumOfTreatments(treatments), discount);
    return { treatments, position, percent, discount, isUndecided: decided === undefined, total };
  });
  return { people: estimates, total: sumOf(estimates.map(({ total }) => total)) };
}

/** The need whose price comes to the sum at a first visit, for whoever has chosen none of its rows. */
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
    const chosen = treatmentsOf(person, needs, categories).flatMap(({ rows }) => rows);
    const isThere = chosen.some(({ id }) => own.includes(id));
    const treatments = isThere ? [] : treatmentsOf({ ...person, needs: [need.slug] }, needs, categories);
    return { isChild: person.age !== 'adult', treatments };
  });
  const { total } = estimateFor(people, siblingDiscount);
  return total.high > 0 ? { text: need.firstVisit, total } : undefined;
}
