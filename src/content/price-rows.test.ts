import { describe, expect, test } from 'vitest';
import { splitNote, withPriceRows } from './price-rows.ts';
import type { PriceCategory, PriceItem } from './site-content.ts';

function rowsOf(items: PriceItem[], language: 'ro' | 'en') {
  const category: PriceCategory = {
    key: 'endodontics',
    slug: 'endodontie',
    title: 'Endodonție',
    index: 0,
    items,
  };
  return withPriceRows(category, language).items;
}

describe('the amount of a row', () => {
  test.each([
    ['150', { priceStart: 150 }, 'ro'],
    ['450 - 600', { priceStart: 450, priceEnd: 600 }, 'ro'],
    ['3.500', { priceStart: 3500 }, 'ro'],
    ['3,500', { priceStart: 3500 }, 'en'],
    ['1.300 - 1.700', { priceStart: 1300, priceEnd: 1700 }, 'ro'],
    ['500 - 1,000', { priceStart: 500, priceEnd: 1000 }, 'en'],
    ['12.000', { priceStart: 12_000 }, 'ro'],
    ['1.234.567,89', { priceStart: 1_234_567.89 }, 'ro'],
    ['99.5', { priceStart: 99.5 }, 'en'],
  ] as const)('is written %s', (amount, price, language) => {
    expect(rowsOf([{ label: 'Consultație', ...price }], language)).toMatchObject([{ amount }]);
  });
});

describe('splitNote', () => {
  test('takes the brackets at the end as the note', () => {
    expect(splitNote('Decontaminare (per dinte)')).toEqual({ name: 'Decontaminare', note: '(per dinte)' });
  });

  test.each(['Operculectomie', 'Repair (new) bracket', '(per tooth)', 'Inlay(emax)'])(
    'leaves %s whole',
    (label) => {
      expect(splitNote(label)).toEqual({ name: label });
    },
  );
});

test('every row has its own label, name, note and amount', () => {
  const items = [
    { label: 'Consultație', priceStart: 200, searchWords: ['control'] },
    { label: 'Retratament (per canal)', priceStart: 350, priceEnd: 1000 },
  ];
  expect(rowsOf(items, 'ro')).toEqual([
    { label: 'Consultație', name: 'Consultație', amount: '200', searchWords: ['control'] },
    { label: 'Retratament (per canal)', name: 'Retratament', note: '(per canal)', amount: '350 - 1.000' },
  ]);
});
