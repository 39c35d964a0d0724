import { expect, test } from 'vitest';
import type { ListedCategory } from './price-rows.ts';
import { bestFirst } from './best-first.ts';

const row = (id: string) => ({ id, label: id, name: id, amount: '1', priceStart: 1, otherNames: [] });
const category = (slug: string, ...items: ListedCategory['items']) => ({
  slug,
  title: slug,
  otherNames: [],
  items,
});

const list: ListedCategory[] = [
  category('laser', row('laser'), { ...row('laser-milk'), forChildren: true }),
  category('others', row('adult')),
  { ...category('children', row('canal'), row('filling')), forChildren: true },
];

const need = (milkTeeth: string[], permanentTeeth: string[], adults: string[]) => ({
  name: 'o plombă',
  slug: 'plomba',
  milkTeeth,
  permanentTeeth,
  adults,
});
const needs = [
  need(['filling', 'laser-milk'], ['filling', 'laser'], ['adult', 'laser']),
  need(['canal'], [], []),
];

test.each([
  [undefined, ['canal', 'filling', 'laser-milk', 'laser', 'adult']],
  [5, ['canal', 'filling', 'laser-milk', 'laser', 'adult']],
  [13, ['filling', 'canal', 'laser', 'laser-milk', 'adult']],
  ['adult', ['adult', 'laser', 'laser-milk', 'canal', 'filling']],
] as const)('at %s the answers come first, and what is for others last', (age, ids) => {
  expect(bestFirst(list, needs, age).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
});

test('without needs the rows for children come first', () => {
  expect(bestFirst(list, [], undefined).map(({ slug }) => slug)).toEqual(['children', 'laser', 'others']);
});
