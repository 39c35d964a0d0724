import { expect, test } from 'vitest';
import { families } from '../testing/families.ts';
import { loadSiteContent, loadSiteContents } from '../content/load-site-content.ts';
import { listNeeds, listPrices } from './price-rows.ts';
import { addFirstVisit, estimateFor, treatmentsOf, type Treatment } from './estimate.ts';
import type { Person } from './family.ts';
import { embeddedSpace } from '../testing/changed-space.ts';

const contents = loadSiteContents(embeddedSpace);
const { siblingDiscount } = loadSiteContent('ro', embeddedSpace).pricesPage;
const list = listPrices(contents, 'ro');
const needs = listNeeds(contents, 'ro');

/** `pedodontie 4` is the fourth row of that category. */
function treatmentAt(name: string): Treatment {
  const [slug, number] = name.split(' ');
  const category = list.find((each) => each.slug === slug);
  const row = category?.items[Number(number) - 1];
  if (!row) throw new Error(`The price list has no ${name}.`);
  return { name: name, rows: [row], takesDiscount: !category?.noSiblingDiscount };
}

test.each(families)('$name: as worked out by hand', ({ people: worked, total }) => {
  const people = worked.map(({ kind, treatments }) => ({
    isChild: kind === 'child',
    treatments: treatments.map(treatmentAt),
  }));
  const found = estimateFor(people, siblingDiscount);
  expect(found.people.map((person) => [person.total.low, person.total.high])).toEqual(
    worked.map(({ sum }) => sum),
  );
  expect([found.total.low, found.total.high]).toEqual(total);
});

test('the fourth child has no discount while the clinic has not said which', () => {
  const four = Array.from({ length: 4 }, () => ({
    isChild: true,
    treatments: [treatmentAt('pedodontie 4')],
  }));
  expect(estimateFor(four, siblingDiscount).people.map(({ isUndecided }) => isUndecided)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const decided = estimateFor(four, {
    secondChildPercent: 15,
    thirdChildPercent: 30,
    fourthChildPercent: 50,
  });
  expect(decided.people.at(-1)).toMatchObject({ percent: 50, total: { low: 100 }, isUndecided: false });
  expect(estimateFor(four, undefined)).toMatchObject({
    total: { low: 800 },
    people: [{}, { percent: 0 }, {}, {}],
  });
});

/** The amounts of the rows that answer, the first being what is counted. */
const amountsFor = (age: Person['age'], ...slugs: string[]) =>
  treatmentsOf({ age, needs: slugs }, needs, list).map(({ rows }) => rows.map(({ amount }) => amount));

test.each<[Person['age'], string, string[]]>([
  [5, 'plomba', ['200', '350 - 400']],
  [6, 'plomba', ['200', '350 - 400', '450 - 600']],
  [12, 'plomba', ['200', '450 - 600']],
  ['adult', 'plomba', ['450 - 600']],
  [5, 'extractie', ['200 - 250']],
  [8, 'extractie', ['200 - 250', '200', '250 - 300']],
  [13, 'extractie', ['200', '250 - 300']],
  [4, 'canal', ['170 - 250']],
  ['adult', 'fluorizare', []],
])('at %s, %s costs %s', (age, need, amounts) => {
  expect(amountsFor(age, need)).toEqual([amounts]);
});

test('a need that is chosen twice counts twice, and one that the clinic no longer has does not count', () => {
  expect(amountsFor(5, 'plomba', 'gone', 'plomba')).toHaveLength(2);
});

test.each([
  ['a child', [[5, 'plomba']], 200],
  [
    'two children, the second with the discount',
    [
      [5, 'plomba'],
      [3, 'plomba'],
    ],
    370,
  ],
  ['one who has chosen it', [[5, 'plomba', 'consultatie']], undefined],
  ['an adult, for whom the list has none', [['adult', 'plomba']], undefined],
] as const)('the consultation comes to the sum of %s', (_, family, total) => {
  const people = family.map(([age, ...chosen]) => ({ age, needs: chosen }));
  expect(addFirstVisit(people, needs, list, siblingDiscount)?.total.low).toBe(total);
});
