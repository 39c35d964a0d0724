import type { PriceLabels } from '../../content/page-content.ts';
import { priceRowIds } from '../../content/price-row-ids.ts';
import type { PriceCategory, PriceItem } from '../../content/site-content.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';

/** What something is called in a language the page is not in. */
export type OtherName = { language: Language; text: string };
export type ListedPrice = { id: string; item: PriceItem; otherNames: OtherName[] };
export type ListedCategory = { slug: string; title: string; otherNames: OtherName[]; prices: ListedPrice[] };

/** The price list with the address of each row and its names in the other languages. */
export function listPrices(
  categories: PriceCategory[],
  others: Partial<Record<Language, PriceLabels>>,
): ListedCategory[] {
  const languages = Object.entries(others) as [Language, PriceLabels][];
  const namesOf = (nameIn: (labels: PriceLabels) => string | undefined): OtherName[] =>
    languages.flatMap(([language, labels]) => {
      const text = nameIn(labels);
      return text ? [{ language, text }] : [];
    });
  const inDefault = others[defaultLanguage];
  const ids = priceRowIds(
    categories.map(({ slug, items }, at) => ({
      slug,
      labels: items.map(({ label }, row) => inDefault?.[at]?.items[row] ?? label),
    })),
  );
  return categories.map(({ slug, title, items }, at) => ({
    slug,
    title,
    otherNames: namesOf((labels) => labels[at]?.title),
    prices: items.map((item, row) => ({
      id: ids[at]?.[row] ?? '',
      item,
      otherNames: namesOf((labels) => labels[at]?.items[row]),
    })),
  }));
}
