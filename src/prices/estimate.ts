import type { SiblingDiscount } from '../model/site-content.ts';
import { discountOf, lessThan, sumOf, type Sum } from './amounts.ts';
import { isTooYoung, rowsAt, stageOf, type ListedNeed, type Person } from './family.ts';
import { isPart, type PriceRow } from './price-row.ts';

/** What an estimate is made from. */
export type Tariff = {
  rows: ReadonlyMap<string, PriceRow>;
  needs: ListedNeed[];
  siblingDiscount?: SiblingDiscount | undefined;
};

export type Treatment = {
  need: Pick<ListedNeed, 'name' | 'from'>;
  /** The counted row first; empty if the price list has none. */
  rows: PriceRow[];
  /** Too young: nothing is counted. */
  isYoung: boolean;
  /** The tooth decides which of the rows applies, and not the parent; the counted row is the cheapest. */
  isUndecided: boolean;
};

export type PersonEstimate = ReturnType<typeof estimateFor>[number];

function treatmentOf(need: ListedNeed, age: Person['age'], { rows }: Tariff): Treatment {
  const isYoung = isTooYoung(need, age);
  const ids = isYoung ? (need.youngerPrices ?? []) : rowsAt(need, stageOf(age));
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  const decidedByTooth = isYoung ? [] : found.filter((row, index) => index === 0 || !row.isChoice);
  const [first, ...others] = decidedByTooth;
  const isUndecided = others.some(({ price }) => first && price.high > first.price.high);
  const [cheapest] = [...decidedByTooth].sort((one, other) => one.price.low - other.price.low);
  const inOrder = isUndecided ? [...new Set([...(cheapest ? [cheapest] : []), ...found])] : found;
  return { need, rows: inOrder, isYoung, isUndecided };
}

export function treatmentsOf({ age, needs: slugs }: Person, tariff: Tariff): Treatment[] {
  const needs = slugs.flatMap((slug) => tariff.needs.find((need) => need.slug === slug) ?? []);
  return needs.map((need) => treatmentOf(need, age, tariff));
}

export const countedRow = ({ isYoung, rows: [row] }: Treatment) => (isYoung ? undefined : row);

/** More is paid than the price of the counted row, or nobody knows how much. */
export function isOpenTreatment(treatment: Treatment): boolean {
  const row = countedRow(treatment);
  return !row || isPart(row) || treatment.isUndecided;
}

/** 0 without a discount; undefined if the clinic does not say how much for this child. */
function percentOf(position: number, discount: SiblingDiscount | undefined): number | undefined {
  if (!discount || position === 1) return 0;
  const { secondChildPercent, thirdChildPercent, fourthChildPercent } = discount;
  return [secondChildPercent, thirdChildPercent, fourthChildPercent][position - 2];
}

const sumOfRows = (rows: (PriceRow | undefined)[]) => sumOf(rows.flatMap((row) => row?.price ?? []));

export function estimateFor(
  people: { isChild: boolean; treatments: Treatment[] }[],
  siblingDiscount: SiblingDiscount | undefined,
) {
  return people.map(({ isChild, treatments }, index) => {
    // Counts from 1, children and adults apart.
    const position = people.slice(0, index + 1).filter((other) => other.isChild === isChild).length;
    const percent = isChild ? percentOf(position, siblingDiscount) : 0;
    const rows = treatments.map(countedRow);
    const discount = discountOf(sumOfRows(rows.filter((row) => !row?.noSiblingDiscount)), percent ?? 0);
    const total = lessThan(sumOfRows(rows), discount);
    return { treatments, position, percent, discount, total, isOpen: treatments.some(isOpenTreatment) };
  });
}

/** The consultations of a first visit, for everybody who has chosen none of its rows. */
export function firstVisitFor(family: Person[], tariff: Tariff): { text: string; total: Sum } | undefined {
  const need = tariff.needs.find(({ firstVisit }) => firstVisit);
  if (!need?.firstVisit) return undefined;
  const people = family.map((person) => {
    const own = rowsAt(need, stageOf(person.age));
    const chosen = treatmentsOf(person, tariff).flatMap(({ rows, isYoung }) =>
      isYoung ? rows : rows.slice(0, 1),
    );
    const isThere = chosen.some(({ id, added }) =>
      [id, ...(added?.ids ?? [])].some((each) => own.includes(each)),
    );
    const treatments = isThere ? [] : treatmentsOf({ ...person, needs: [need.slug] }, tariff);
    return { isChild: person.age !== 'adult', treatments };
  });
  const total = sumOf(estimateFor(people, tariff.siblingDiscount).map((person) => person.total));
  const isSeveral = people.filter(({ treatments }) => treatments.length > 0).length > 1;
  const text = (isSeveral && need.firstVisitSeveral) || need.firstVisit;
  return total.high > 0 ? { text, total } : undefined;
}
