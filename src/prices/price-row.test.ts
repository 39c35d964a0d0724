import { describe, expect, test } from 'vitest';
import { createAmountFormatter, priceOf } from './amounts.ts';
import { splitNote } from '../lib/split-note.ts';

describe('the amount of a row', () => {
  test.each([
    ['150', { priceStart: 150 }, 'ro-RO'],
    ['450 - 600', { priceStart: 450, priceEnd: 600 }, 'ro-RO'],
    ['3.500', { priceStart: 3500 }, 'ro-RO'],
    ['500 - 1,000', { priceStart: 500, priceEnd: 1000 }, 'en-GB'],
    ['1.234.567,89', { priceStart: 1_234_567.89 }, 'ro-RO'],
    ['99.5', { priceStart: 99.5 }, 'en-GB'],
  ] as const)('is written %s', (amount, price, tag) => {
    expect(createAmountFormatter(tag)(priceOf(price))).toBe(amount);
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
