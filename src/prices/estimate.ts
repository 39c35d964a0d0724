// `treatmentsOf` finds the price rows of each need, `estimateFor` adds them up, and `firstVisitFor` adds up consultations
// that nobody has chosen.
import type { SiblingDiscount } from '../model/site-content.ts';
import { discountOf, subtractPrice, addPrices, type PriceRange } from './amounts.ts';
import { isTooYoung, rowIdsAt, type Age, type ListedNeed, type Person } from './family.ts';
import { accompaniesTreatment, isPartialPrice, type PriceRow } from './price-row.ts';

export type Tariff = {
  /** The rows of the price list by id. */
  rows: ReadonlyMap<string, PriceRow>;
  needs: ListedNeed[];
  siblingDiscount?: SiblingDiscount | undefined;
};

/** The price rows that answer one need of one person. */
export type Treatment = {
  need: Pick<ListedNeed, 'name' | 'from' | 'firstVisit'>;
  /** The counted row comes first; empty if the price list has no row. */
  rows: PriceRow[];
  /** The child is too young, so nothing is counted; `rows` are what is offered instead. */
  isUnderage: boolean;
  /** A row dearer than the first may apply, depending on the tooth; the cheapest row is counted. */
  isUndecided: boolean;
  /** Whether the person has a treatment besides a first visit and rows such as sedation (`accompaniesTreatment`). */
  hasMainTreatment: boolean;
};

export type PersonEstimate = {
  age: Age;
  treatments: Treatment[];
  /** Counts from 1, separately for children and adults. */
  position: number;
  /** The sibling discount, or 0; undefined if the clinic does not state the percentage for the child. */
  percent: number | undefined;
  /** The discount of each treatment. */
  discounts: PriceRange[];
  /** The price after the discounts. */
  total: PriceRange;
  hasUnknownPrice: boolean;
};

export function treatmentsOf({ age, needs: slugs }: Person, tariff: Tariff): Treatment[] {
  const needs = slugs.flatMap((slug) => tariff.needs.find((need) => need.slug === slug) ?? []);
  const treatments = needs.map((need) => treatmentOf(need, age, tariff));
  const hasMainTreatment = treatments.some((treatment) => {
    const row = countedRow(treatment);
    return row && !accompaniesTreatment(row) && !treatment.need.firstVisit;
  });
  return treatments.map((treatment) => ({ ...treatment, hasMainTreatment }));
}

function treatmentOf(need: ListedNeed, age: Age, tariff: Tariff): Omit<Treatment, 'hasMainTreatment'> {
  const rowsOf = (ids: string[]) => ids.flatMap((id) => tariff.rows.get(id) ?? []);
  if (isTooYoung(need, age))
    return { need, rows: rowsOf(need.youngerPrices ?? []), isUnderage: true, isUndecided: false };

  return { need, isUnderage: false, ...withCountedRowFirst(rowsOf(rowIdsAt(need, age))) };
}

function withCountedRowFirst(rows: PriceRow[]): Pick<Treatment, 'rows' | 'isUndecided'> {
  const [firstRow] = rows;
  // The parent, not the tooth, decides on a row with `isChoice`; the first row is the default.
  const rowsByTooth = rows.filter((row) => row === firstRow || !row.isChoice);
  const isUndecided = rowsByTooth.some(({ price }) => firstRow && price.high > firstRow.price.high);
  const [cheapest] = [...rowsByTooth].sort((one, other) => one.price.low - other.price.low);
  if (!isUndecided || !cheapest) return { rows, isUndecided };
  return { rows: [cheapest, ...rows.filter((row) => row !== cheapest)], isUndecided };
}

export function countedRow({ isUnderage, rows }: Pick<Treatment, 'isUnderage' | 'rows'>) {
  return isUnderage ? undefined : rows[0];
}

export function isPriceUnknown(treatment: Treatment): boolean {
  const row = countedRow(treatment);
  if (!row || treatment.isUndecided || row.price.high > row.price.low) return true;
  // The price of sedation excludes only the treatment. If that treatment is counted too, the whole price is known.
  return accompaniesTreatment(row) ? !treatment.hasMainTreatment : isPartialPrice(row);
}

export function estimateFor(
  people: { age: Age; treatments: Treatment[] }[],
  siblingDiscount: SiblingDiscount | undefined,
): PersonEstimate[] {
  return people.map(({ age, treatments }, index) => {
    const isAdult = age === 'adult';
    const position = people.slice(0, index + 1).filter((other) => (other.age === 'adult') === isAdult).length;
    const percent = isAdult ? 0 : percentOf(position, siblingDiscount);
    const rows = treatments.map(countedRow);
    const discounts = discountsOf(rows, percent ?? 0);
    const total = subtractPrice(priceOfRows(rows), addPrices(discounts));
    const hasUnknownPrice = treatments.some(isPriceUnknown);
    return { age, treatments, position, percent, discounts, total, hasUnknownPrice };
  });
}

function percentOf(position: number, discount: SiblingDiscount | undefined): number | undefined {
  if (!discount || position === 1) return 0;
  const { secondChildPercent, thirdChildPercent, fourthChildPercent } = discount;
  return [secondChildPercent, thirdChildPercent, fourthChildPercent][position - 2];
}

const priceOfRows = (rows: (PriceRow | undefined)[]) => addPrices(rows.flatMap((row) => row?.price ?? []));

/** Returns the discount of each row: a difference of rounded sums, so that the discounts add up to the rounded whole. */
function discountsOf(rows: (PriceRow | undefined)[], percent: number): PriceRange[] {
  const discountUpTo = (count: number) =>
    discountOf(priceOfRows(rows.slice(0, count).filter((row) => !row?.noSiblingDiscount)), percent);
  return rows.map((_, index) => subtractPrice(discountUpTo(index + 1), discountUpTo(index)));
}

export type FirstVisit = { text: string; total: PriceRange; discount: PriceRange };

/** Adds up a first consultation for each person whose treatments include none. */
export function firstVisitFor(family: Person[], tariff: Tariff): FirstVisit | undefined {
  const consultation = tariff.needs.find(({ firstVisit }) => firstVisit);
  if (!consultation?.firstVisit) return undefined;
  const people = family.map((person) => {
    const hasConsultation = includesConsultation(treatmentsOf(person, tariff), consultation);
    const treatments = hasConsultation ? [] : treatmentsOf({ ...person, needs: [consultation.slug] }, tariff);
    return { age: person.age, treatments };
  });
  const estimates = estimateFor(people, tariff.siblingDiscount);
  const total = addPrices(estimates.map((person) => person.total));
  const discount = addPrices(estimates.flatMap(({ discounts }) => discounts));
  const isSeveral = people.filter(({ treatments }) => treatments.length > 0).length > 1;
  const text = (isSeveral && consultation.firstVisitSeveral) || consultation.firstVisit;
  return total.high > 0 ? { text, total, discount } : undefined;
}

/** Returns whether a row that is counted, or offered instead, is a consultation or adds one (`added.ids`). */
function includesConsultation(
  treatments: Treatment[],
  { milkTeeth, permanentTeeth, adults }: ListedNeed,
): boolean {
  const consultationIds = new Set([...milkTeeth, ...permanentTeeth, ...adults]);
  const relevantRows = treatments.flatMap(({ isUnderage, rows }) => (isUnderage ? rows : rows.slice(0, 1)));
  const ids = relevantRows.flatMap(({ id, added }) => [id, ...(added?.ids ?? [])]);
  return ids.some((id) => consultationIds.has(id));
}
