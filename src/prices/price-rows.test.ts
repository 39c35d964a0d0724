import { describe, expect, test } from 'vitest';
import { priceRows, splitNote } from './price-rows.ts';

describe('the amount of a row', () => {
  test.each([
    ['150', { priceStart: 150 }, 'ro'],
    ['450 - 600', { priceStart: 450, priceEnd: 600 }, 'ro'],
    ['3.500', { priceStart: 3500 }, 'ro'],
    ['500 - 1,000', { priceStart: 500, priceEnd: 1000 }, 'en'],
    ['1.234.567,89', { priceStart: 1_234_567.89 }, 'ro'],
    ['99.5', { priceStart: 99.5 }, 'en'],
  ] as const)('is written %s', (amount, price, language) => {
    expect(priceRows([{ label: 'Consultație', ...price }], language)).toMatchObject([{ amount }]);
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
    { label: 'Consultație', priceStart: 200 },
    { label: 'Retratament (per canal)', priceStart: 350, priceEnd: 1000 },
  ];
  expect(priceRows(items, 'ro')).toEqual([
    { label: 'Consultație', name: 'Consultație', amount: '200' },
    { label: 'Retratament (per canal)', name: 'Retratament', note: '(per canal)', amount: '350 - 1.000' },
  ]);
});
