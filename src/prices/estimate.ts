import type { SiblingDiscount } from '../model/site-content.ts';
import { discountOf, subtractPrice, addPrices, type PriceRange } from './amounts.ts';
import { isTooYoung, rowsAt, stageOf, type ListedNeed, type Person } from './family.ts';
import { isPartialPrice, type PriceRow } from './price-row.ts';

export type Tariff = {
  rows: ReadonlyMap<string, PriceRow>;
  needs: ListedNeed[];
  siblingDiscount?: SiblingDiscount | undefined;
};

export type Treatment = {
  need: Pick<ListedNeed, 'name' | 'from' | 'firstVisit'>;
  /** The counted row comes first; empty if the price list has no row. */
  rows: PriceRow[];
  /** The child is too young, so nothing is counted. */
  isUnderage: boolean;
  /** Several rows may apply, depending on the tooth; the cheapest row is counted. */
  isUndecided: boolean;
  /**
   * Whether the person has a treatment that is neither a first visit nor a row that only accompanies a treatment, such as
   * sedation (`added.isTreatment`).
   */
  hasMainTreatment: boolean;
};

export type PersonEstimate = ReturnType<typeof estimateFor>[number];

function treatmentOf(
  need: ListedNeed,
  age: Person['age'],
  { rows }: Tariff,
): Omit<Treatment, 'hasMainTreatment'> {
  const isUnderage = isTooYoung(need, age);
  const ids = isUnderage ? (need.youngerPrices ?? []) : rowsAt(need, stageOf(age));
  const candidates = ids.flatMap((id) => rows.get(id) ?? []);
  const toothRows = isUnderage ? [] : candidates.filter((row, index) => index === 0 || !row.isChoice);
  const [first, ...others] = toothRows;
  const isUndecided = others.some(({ price }) => first && price.high > first.price.high);
  const [cheapest] = [...toothRows].sort((one, other) => one.price.low - other.price.low);
  const inOrder = isUndecided ? [...new Set([...(cheapest ? [cheapest] : []), ...candidates])] : candidates;
  return { need, rows: inOrder, isUnderage, isUndecided };
}

export function treatmentsOf({ age, needs: slugs }: Person, tariff: Tariff): Treatment[] {
  const needs = slugs.flatMap((slug) => tariff.needs.find((need) => need.slug === slug) ?? []);
  const treatments = needs.map((need) => treatmentOf(need, age, tariff));
  const hasMainTreatment = treatments.some((treatment) => {
    const row = countedRow(treatment);
    return row && !row.added?.isTreatment && !treatment.need.firstVisit;
  });
  return treatments.map((treatment) => ({ ...treatment, hasMainTreatment }));
}

export const countedRow = ({ isUnderage, rows: [row] }: Pick<Treatment, 'isUnderage' | 'rows'>) =>
  isUnderage ? undefined : row;

export function isPriceUnknown(treatment: Treatment): boolean {
  const row = countedRow(treatment);
  if (!row || treatment.isUndecided || row.price.high > row.price.low) return true;
  return row.added?.isTreatment ? !treatment.hasMainTreatment : isPartialPrice(row);
}

/** Returns 0 without a discount, and undefined if the clinic does not state the percentage for this child. */
function percentOf(position: number, discount: SiblingDiscount | undefined): number | undefined {
  if (!discount || position === 1) return 0;
  const { secondChildPercent, thirdChildPercent, fourthChildPercent } = discount;
  return [secondChildPercent, thirdChildPercent, fourthChildPercent][position - 2];
}

const priceOfRows = (rows: (PriceRow | undefined)[]) => addPrices(rows.flatMap((row) => row?.price ?? []));

/** Splits the discount into differences of rounded partial sums, so that the shares add up to the rounded discount. */
function discountsOf(rows: (PriceRow | undefined)[], percent: number): PriceRange[] {
  const discountUpTo = (count: number) =>
    discountOf(priceOfRows(rows.slice(0, count).filter((row) => !row?.noSiblingDiscount)), percent);
  return rows.map((_, index) => subtractPrice(discountUpTo(index + 1), discountUpTo(index)));
}

export function estimateFor(
  people: { isChild: boolean; treatments: Treatment[] }[],
  siblingDiscount: SiblingDiscount | undefined,
) {
  return people.map(({ isChild, treatments }, index) => {
    // Counts from 1, separately for children and adults.
    const position = people.slice(0, index + 1).filter((other) => other.isChild === isChild).length;
    const percent = isChild ? percentOf(position, siblingDiscount) : 0;
    const rows = treatments.map(countedRow);
    const discounts = discountsOf(rows, percent ?? 0);
    const total = subtractPrice(priceOfRows(rows), addPrices(discounts));
    const isOpen = treatments.some(isPriceUnknown);
    return { isChild, treatments, position, percent, discounts, total, isOpen };
  });
}

/** Adds up the first consultations of the people whose rows neither are a consultation nor add one (`added.ids`). */
export function firstVisitFor(
  family: Person[],
  tariff: Tariff,
): { text: string; total: PriceRange; discount: PriceRange } | undefined {
  const need = tariff.needs.find(({ firstVisit }) => firstVisit);
  if (!need?.firstVisit) return undefined;
  const consultationIds = new Set([...need.milkTeeth, ...need.permanentTeeth, ...need.adults]);
  const people = family.map((person) => {
    const chosen = treatmentsOf(person, tariff).flatMap(({ rows, isUnderage }) =>
      isUnderage ? rows : rows.slice(0, 1),
    );
    const isIncluded = chosen.some(({ id, added }) =>
      [id, ...(added?.ids ?? [])].some((each) => consultationIds.has(each)),
    );
    const treatments = isIncluded ? [] : treatmentsOf({ ...person, needs: [need.slug] }, tariff);
    return { isChild: person.age !== 'adult', treatments };
  });
  const estimates = estimateFor(people, tariff.siblingDiscount);
  const total = addPrices(estimates.map((person) => person.total));
  const discount = addPrices(estimates.flatMap(({ discounts }) => discounts));
  const isSeveral = people.filter(({ treatments }) => treatments.length > 0).length > 1;
  const text = (isSeveral && need.firstVisitSeveral) || need.firstVisit;
  return total.high > 0 ? { text, total, discount } : undefined;
}
