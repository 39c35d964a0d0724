import { expect, test } from 'vitest';
import { parseFamily, withFamilyParameters } from './family.ts';

const needs = ['plomba', 'sigilare'].map((slug) => ({
  name: slug,
  slug,
  milkTeeth: [],
  permanentTeeth: [],
  adults: [],
}));
const first = [{ age: 5, needs: ['plomba'] }];
const read = (search: string) => parseFamily(new URLSearchParams(search), needs);

test.each([
  ['', first],
  ['pentru=8.sigilare', [{ age: 8, needs: ['sigilare'] }]],
  [
    'pentru=1.plomba.sigilare&pentru=adult.plomba',
    [
      { age: 1, needs: ['plomba', 'sigilare'] },
      { age: 'adult', needs: ['plomba'] },
    ],
  ],
  ['pentru=18.plomba', first],
  ['pentru=0.plomba', [{ age: 0, needs: ['plomba'] }]],
  ['pentru=05.plomba&pentru=.plomba&pentru=-1.plomba', first],
  ['pentru=8.gone', first],
  ['pentru=8.gone.sigilare&pentru=%3Cb%3E', [{ age: 8, needs: ['sigilare'] }]],
])('"%s" names %j', (search, family) => {
  expect(read(search)).toEqual(family);
});

test('an address names four people at most, and keeps its other parameters', () => {
  const address = withFamilyParameters(new URLSearchParams('q=canal&pentru=8.sigilare'), [
    ...first,
    { age: 'adult', needs: ['sigilare', 'plomba'] },
  ]);
  expect(address.toString()).toBe('q=canal&pentru=5.plomba&pentru=adult.sigilare.plomba');
  expect(read(address.toString())).toHaveLength(2);
  expect(read('pentru=5.plomba&'.repeat(9))).toHaveLength(4);
});
