import { expect, test } from 'vitest';
import { families } from '../testing/families.ts';
import { loadSiteContent, loadSiteContents } from '../content/load-site-content.ts';
import { estimateFor, firstVisitFor, treatmentsOf, type Treatment } from './estimate.ts';
import type { Person } from './family.ts';
import { addPrices } from './amounts.ts';
import { priceBook } from './price-book.ts';
import { embeddedSpace } from '../testing/changed-space.ts';

const { siblingDiscount } = loadSiteContent('ro', embeddedSpace).pricesPage;
const { categories, needs } = priceBook(loadSiteContents(embeddedSpace), 'ro');
const rows = new Map(categories.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
const tariff = { rows, needs, siblingDiscount };

/** `pedodontie 4` is the fourth row of that category. */
function treatmentAt(name: string): Treatment {
  const [slug, number] = name.split(' ');
  const row = categories.find((each) => each.slug === slug)?.items[Number(number) - 1];
  if (!row) throw new Error(`The price list has no ${name}.`);
  return { need: { name }, rows: [row], isUnderage: false, isUndecided: false, hasMainTreatment: false };
}

test.each(families)('$name: as worked out by hand', ({ people: worked, total }) => {
  const people = worked.map(({ kind, treatments }) => ({
    age: kind === 'child' ? 5 : ('adult' as const),
    treatments: treatments.map(treatmentAt),
  }));
  const found = estimateFor(people, siblingDiscount);
  expect(found.map((person) => [person.total.low, person.total.high])).toEqual(worked.map(({ sum }) => sum));
  const all = addPrices(found.map((person) => person.total));
  expect([all.low, all.high]).toEqual(total);
});

test('the fourth child has no discount while the clinic has not said which', () => {
  const four = Array.from({ length: 4 }, () => ({
    age: 5,
    treatments: [treatmentAt('pedodontie 4')],
  }));
  const percents = (discount: typeof siblingDiscount) =>
    estimateFor(four, discount).map(({ percent }) => percent);
  expect(percents(siblingDiscount)).toEqual([0, 15, 30, undefined]);
  const decided = { secondChildPercent: 15, thirdChildPercent: 30, fourthChildPercent: 50 };
  expect(percents(decided)).toEqual([0, 15, 30, 50]);
  expect(percents(undefined)).toEqual([0, 0, 0, 0]);
});

/** The amounts of the rows that answer, the first being what is counted. */
const amountsFor = (age: Person['age'], ...slugs: string[]) =>
  treatmentsOf({ age, needs: slugs }, tariff).map((treatment) => treatment.rows.map(({ amount }) => amount));

test('a need that is chosen twice counts twice, and one that the clinic no longer has does not count', () => {
  expect(amountsFor(5, 'plomba', 'gone', 'plomba')).toHaveLength(2);
});

test.each([
  [
    'two children, the second with the discount',
    [
      [5, 'plomba'],
      [3, 'plomba'],
    ],
    370,
  ],
  ['one who has chosen it', [[5, 'plomba', 'consultatie']], undefined],
  ['a child with a filling and a brace', [[13, 'plomba', 'aparat']], undefined],
] as const)('the consultation comes to the sum of %s', (_, family, total) => {
  const people = family.map(([age, ...chosen]) => ({ age, needs: chosen }));
  expect(firstVisitFor(people, tariff)?.total.low).toBe(total);
});
