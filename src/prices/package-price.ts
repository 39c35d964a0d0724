import { fillText } from '../../shared/fill-text.ts';
import { tagOf, type Language } from '../../shared/languages.ts';
import { discountOf, lessThan, sumOf, sumWriter, type Sum } from './amounts.ts';
import { noBreak, wordJoiner } from '../lib/no-break.ts';
import type { PackageItem, PriceItem, SiteContent } from '../model/site-content.ts';

const sumOfRow = ({ priceStart, priceEnd = priceStart }: PriceItem): Sum => ({
  low: priceStart,
  high: priceEnd,
});

function pricesOf({ leftPrice, rightPrice, rightPercent = 0 }: PackageItem) {
  if (!leftPrice || !rightPrice) return [];
  return [{ left: sumOfRow(leftPrice), right: sumOfRow(rightPrice), percent: rightPercent }];
}

/** Undefined if a treatment has no row. A discount is rounded once, on the sum. */
function packagePrice(items: PackageItem[]): { price: Sum; listPrice: Sum } | undefined {
  const priced = items.flatMap(pricesOf);
  if (priced.length < items.length) return undefined;
  const listPrice = sumOf(priced.flatMap(({ left, right }) => [left, right]));
  const discounts = [...new Set(priced.map(({ percent }) => percent))].map((percent) =>
    discountOf(sumOf(priced.filter((item) => item.percent === percent).map(({ right }) => right)), percent),
  );
  return { price: lessThan(listPrice, sumOf(discounts)), listPrice };
}

type PackageTexts = Pick<SiteContent, 'promoPackages' | 'general'>;

/** `price` is `740 RON în loc de 800 RON`; absent where a treatment has no row of the price list. */
export function visiblePackages(
  { promoPackages: { packages, priceText }, general }: PackageTexts,
  language: Language,
) {
  const sumText = sumWriter(tagOf(language), general.currency);
  // Joins each range, since two ranges are hard to tell apart across a line break.
  const write = (sum: Sum) => sumText(sum).replaceAll(' ', noBreak).replace('-', `-${wordJoiner}`);
  const text = priceText?.replace(
    /\} ([^{}]+) \{/,
    (_, words: string) => `} ${words.replaceAll(' ', noBreak)} {`,
  );
  return packages.map((dentalPackage) => {
    const sums = packagePrice(dentalPackage.items);
    return {
      ...dentalPackage,
      items: dentalPackage.items.map(({ leftPrice: _, rightPrice: __, ...item }) => item),
      ...(sums &&
        text && {
          price: fillText(text, { price: write(sums.price), listPrice: write(sums.listPrice) }),
        }),
    };
  });
}
