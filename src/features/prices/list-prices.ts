import type { PriceLabels } from '../../content/page-data.ts';
import { priceRowIds } from '../../content/price-row-ids.ts';
import type { PriceRow, ShownPriceCategory } from '../../content/price-rows.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';

/** What else something is called: an everyday word for it, or its name in a language the page is not in. */
export type OtherName = { language: Language; text: string };
export type ListedPrice = { id: string; item: PriceRow; otherNames: OtherName[] };
export type ListedCategory = { slug: string; title: string; otherNames: OtherName[]; prices: ListedPrice[] };

/** The price list with the address of each row and what else it is called, the words of the page's language first. */
export function listPrices(
  categories: ShownPriceCategory[],
  language: Language,
  others: Partial<Record<Language, PriceLabels>>,
): ListedCategory[] {
  const inOthers = Object.entries(others) as [Language, PriceLabels][];
  function otherNames(words: string[] = [], namesIn: (labels: PriceLabels) => string[]): OtherName[] {
    const own = words.map((text) => ({ language, text }));
    return own.concat(
      inOthers.flatMap(([other, labels]) => namesIn(labels).map((text) => ({ language: other, text }))),
    );
  }
  const inDefault = others[defaultLanguage];
  const ids = priceRowIds(
    categories.map(({ slug, items }, at) => ({
      slug,
      labels: items.map(({ label }, row) => inDefault?.[at]?.items[row]?.[0] ?? label),
    })),
  );
  return categories.map(({ slug, title, searchWords, items }, at) => ({
    slug,
    title,
    otherNames: otherNames(searchWords, (labels) => labels[at]?.names ?? []),
    prices: items.map((item, row) => ({
      id: ids[at]?.[row] ?? '',
      item,
      otherNames: otherNames(item.searchWords, (labels) => labels[at]?.items[row] ?? []),
    })),
  }));
}
