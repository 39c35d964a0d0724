import { expect, test } from 'vitest';
import { families } from '../../../e2e/support/families.ts';
import { loadSiteContent, loadSiteContents } from '../../content/load-site-content.ts';
import { listPrices } from '../../content/page/price-rows.ts';
import { limits } from '../../../shared/contact-fields.ts';
import { estimateMessage } from './estimate-message.ts';
import { estimateFor, percentsOf } from './estimate.ts';
import { changeFamily, oneChild, type Family } from './family.ts';
import { wordingOf } from './wording.ts';

const content = loadSiteContent('ro');
const percents = percentsOf(content.pricesPage.siblingDiscount);
const list = listPrices(loadSiteContents(), 'ro');
const wording = wordingOf(content.familyEstimate, 'RON', 'ro');

/** `pedodontie 4` is the fourth row of that category. */
function rowAt(place: string): string {
  const [slug, number] = place.split(' ');
  const row = list.find((category) => category.slug === slug)?.items[Number(number) - 1];
  if (!row) throw new Error(`The price list has no ${place}.`);
  return row.id;
}

const estimate = (family: Family) => estimateFor(family, list, percents);
const people = (...treatments: string[][]): Family =>
  treatments.map((places, at) => ({ id: at + 1, kind: 'child', treatments: places.map(rowAt) }));

test('the families are twenty', () => {
  expect(families).toHaveLength(20);
});

test.each(families)('$name: as worked out by hand', ({ people: worked, total }) => {
  const family = worked.map(({ kind, treatments }, at) => ({
    id: at + 1,
    kind,
    treatments: treatments.map(rowAt),
  }));
  const found = estimate(family);
  expect(found.people.map((person) => [person.total.low, person.total.high])).toEqual(
    worked.map(({ sum }) => sum),
  );
  expect([found.total.low, found.total.high]).toEqual(total);
});

test('the fourth child has no discount while the clinic has not said which', () => {
  const four = people(['pedodontie 4'], ['pedodontie 4'], ['pedodontie 4'], ['pedodontie 4']);
  expect(estimate(four).people.map(({ isUndecided }) => isUndecided)).toEqual([false, false, false, true]);
  const decided = estimateFor(four, list, [0, 15, 30, 50]);
  expect(decided.people.at(-1)).toMatchObject({ percent: 50, total: { low: 100 }, isUndecided: false });
});

test('a treatment that left the price list is left out', () => {
  expect(estimate([{ id: 1, kind: 'child', treatments: ['gone'] }])).toMatchObject({ total: { high: 0 } });
});

test('a family is of four people at most, and whoever leaves moves the others up', () => {
  let family = oneChild;
  for (const kind of ['adult', 'child', 'child', 'child'] as const) {
    family = changeFamily(family, { type: 'personAdded', kind });
  }
  expect(family.map(({ kind }) => kind)).toEqual(['child', 'adult', 'child', 'child']);
  expect(estimate(changeFamily(family, { type: 'personRemoved', person: 1 })).people).toMatchObject([
    { person: { id: 2 }, position: 1 },
    { person: { id: 3 }, position: 1, percent: 0 },
    { person: { id: 4 }, position: 2, percent: 15 },
  ]);
});

test('of a treatment chosen twice, one is taken away', () => {
  const [family] = [people(['pedodontie 5', 'pedodontie 4', 'pedodontie 5'])];
  const treatment = rowAt('pedodontie 5');
  const [left] = changeFamily(family, { type: 'treatmentRemoved', person: 1, treatment });
  expect(left?.treatments).toEqual([rowAt('pedodontie 4'), treatment]);
});

test('the message says who, what and how much', () => {
  const message = estimateMessage(
    estimate(people(['pedodontie 4'], ['pedodontie 5', 'pedodontie 5', 'pedodontie 10'], [])),
    wording,
  );
  expect(message.split('\n')).toEqual([
    wording.texts.messageOpening,
    'Copil 1: 200 RON',
    '- Consultație: 200 RON',
    'Copil 2: 484 - 552 RON (Reducere 15%)',
    '- 2 × Obturații pedodontice: 400 RON',
    '- Tratament de canal și obturație, dinte temporar: 170 - 250 RON',
    'În total: 684 - 752 RON',
    '',
  ]);
});

test('of a long estimate the message has the sums alone, and leaves room to write', () => {
  const every = list.flatMap(({ slug, items }) => items.map((_, at) => `${slug} ${at + 1}`));
  const message = estimateMessage(estimate(people(every, every)), wording);
  expect(message.split('\n')).toHaveLength(5);
  expect(message.length).toBeLessThan(limits.message.max / 2);
});
