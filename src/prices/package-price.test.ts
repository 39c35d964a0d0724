import { expect, test } from 'vitest';
import { changedSpace } from '../testing/changed-space.ts';
import { linkTo } from '../content/source/space.ts';
import { loadSiteContents } from '../content/load-site-content.ts';
import { priceBook } from './price-book.ts';
import { toPlainText } from '../lib/no-break.ts';

const row = (category: string, number: string) => linkTo('Entry', `price-${category}-${number}`);
const treatments = [
  ['package-1-consultation', row('pedodontics', '04'), row('pedodontics', '04')],
  ['package-1-filling', row('pedodontics', '05'), row('pedodontics', '05')],
  ['package-2-scaling', row('prevention', '02'), row('prevention', '02')],
  ['package-2-brushing', row('prevention', '01'), row('prevention', '01')],
  ['package-2-airflow', row('pedodontics', '12'), row('pedodontics', '12')],
  ['package-3-filling', row('pedodontics', '05'), row('surgery', '03')],
] as const;

function pricesIn(language: 'ro' | 'en') {
  const space = changedSpace((editor) => {
    editor.set('pricesPage', 'promoPackagesPriceText', 'ro', '{price} în loc de {listPrice}');
    editor.set('pricesPage', 'promoPackagesPriceText', 'en-US', '{price} instead of {listPrice}');
    for (const [item, left, right] of treatments) {
      editor.set(item, 'leftPrice', 'ro', left);
      editor.set(item, 'rightPrice', 'ro', right);
    }
  });
  return priceBook(loadSiteContents(space), language).packages.map(
    ({ price }) => price && toPlainText(price),
  );
}

test('a package costs the sum of its rows minus the second person’s discount', () => {
  expect(pricesIn('ro')[0]).toBe('740 RON în loc de 800 RON');
});

test('a range stays a range in each language, and half a leu makes the discount larger', () => {
  expect(pricesIn('ro')[1]).toBe('925 - 1.017 RON în loc de 1.000 - 1.100 RON');
  expect(pricesIn('en')[1]).toBe('647 - 740 RON instead of 700 - 800 RON');
});

test('a package with a treatment that has no row shows no price', () => {
  expect(pricesIn('ro')[2]).toBeUndefined();
});
