import { interpolate } from '../../shared/interpolate.ts';
import { tagOf, type Language } from '../../shared/languages.ts';
import { discountOf, subtractPrice, addPrices, createPriceFormatter, type PriceRange } from './amounts.ts';
import type { DentalPackage, PackageItem, PriceItem, SiteContent } from '../model/site-content.ts';

export function packageName({ title, shortTitle }: Pick<DentalPackage, 'title' | 'shortTitle'>): string {
  return `${title} – ${shortTitle}`;
}

type RowOf = (item: PriceItem) => { price: PriceRange } | undefined;

export type VisiblePackage = ReturnType<typeof visiblePackages>[number];

type PackageTexts = Pick<SiteContent, 'promoPackages' | 'general'>;

/** Adds a price, `740 RON în loc de 800 RON`, to each package whose treatments all have a row in the price list. */
export function visiblePackages(
  { promoPackages: { packages, priceText }, general }: PackageTexts,
  language: Language,
  rowOf: RowOf,
) {
  const format = createPriceFormatter(tagOf(language), general.currency);
  return packages.map(({ items, ...dentalPackage }) => {
    const sums = packagePrice(items, rowOf);
    const price =
      sums &&
      priceText &&
      interpolate(priceText, { price: format(sums.price), listPrice: format(sums.listPrice) });
    return {
      ...dentalPackage,
      items: items.map(({ leftPrice: _, rightPrice: __, ...item }) => item),
      ...(price && { price }),
    };
  });
}

/**
 * Returns undefined if a treatment has no row. Only the right column, for the second person, is discounted; the discount
 * is rounded for the sum of all treatments with the same percentage.
 */
function packagePrice(
  items: PackageItem[],
  rowOf: RowOf,
): { price: PriceRange; listPrice: PriceRange } | undefined {
  const priced = items.flatMap(({ leftPrice, rightPrice, rightPercent: percent = 0 }) => {
    const left = leftPrice && rowOf(leftPrice)?.price;
    const right = rightPrice && rowOf(rightPrice)?.price;
    return left && right ? [{ left, right, percent }] : [];
  });
  if (priced.length < items.length) return undefined;
  const listPrice = addPrices(priced.flatMap(({ left, right }) => [left, right]));
  const percents = [...new Set(priced.map(({ percent }) => percent))];
  const discounts = percents.map((percent) => {
    const discounted = priced.filter((item) => item.percent === percent);
    return discountOf(addPrices(discounted.map(({ right }) => right)), percent);
  });
  return { price: subtractPrice(listPrice, addPrices(discounts)), listPrice };
}
