import { describe, expect, test } from 'vitest';
import { formatAmount, splitNote, toPriceRows } from './price-format.ts';

describe('formatAmount', () => {
  test.each([
    ['150', { priceStart: 150 }, 'ro'],
    ['450 - 600', { priceStart: 450, priceEnd: 600 }, 'ro'],
    ['3.500', { priceStart: 3500 }, 'ro'],
    ['3,500', { priceStart: 3500 }, 'en'],
    ['1.300 - 1.700', { priceStart: 1300, priceEnd: 1700 }, 'ro'],
    ['500 - 1,000', { priceStart: 500, priceEnd: 1000 }, 'en'],
    ['12.000', { priceStart: 12_000 }, 'ro'],
  ] as const)('%s', (written, price, language) => {
    expect(formatAmount(price, language)).toBe(written);
  });

  test.each(['ro', 'en'] as const)('writes numbers in %s as Intl does', (language) => {
    const { format } = new Intl.NumberFormat(language, { useGrouping: 'always', maximumFractionDigits: 2 });
    const whole = Array.from({ length: 20_000 }, (_, number) => number);
    const others = [99.5, 0.25, 12.345, 999.99, 1234.5, 100_000, 1_234_567, 1_234_567.89, 999_999_999];
    for (const number of [...whole, ...others]) {
      expect(formatAmount({ priceStart: number }, language)).toBe(format(number));
    }
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

test('rows are named after their category and position', () => {
  const items = [
    { label: 'Consultație', priceStart: 200 },
    { label: 'Retratament (per canal)', priceStart: 350, priceEnd: 1000 },
  ];
  expect(toPriceRows({ slug: 'endodontie', items }, 'ro')).toEqual([
    { key: 'endodontie-1', name: 'Consultație', amount: '200' },
    { key: 'endodontie-2', name: 'Retratament', note: '(per canal)', amount: '350 - 1.000' },
  ]);
});
