import { expect, test } from 'vitest';
import { splitDiscount } from './split-discount.ts';

test('parts a trailing discount from the treatment', () => {
  expect(splitDiscount('Prima obturație -15%')).toEqual({ text: 'Prima obturație', discount: '-15%' });
  expect(splitDiscount('First filling −15 %')).toEqual({ text: 'First filling', discount: '−15 %' });
});

test('leaves a line without a trailing discount whole', () => {
  expect(splitDiscount('Airflow')).toEqual({ text: 'Airflow' });
  expect(splitDiscount('-15%')).toEqual({ text: '-15%' });
  expect(splitDiscount('-15% la detartraj')).toEqual({ text: '-15% la detartraj' });
});
