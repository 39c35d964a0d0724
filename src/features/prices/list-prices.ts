import type { PriceLabels } from '../../content/page-content.ts';
import type { PriceCategory, PriceItem } from '../../content/site-content.ts';
import { defaultLanguage, type Language } from '../../language/languages.ts';
import { slugify, takeSlug } from '../../lib/slug.ts';

/** What something is called in a language the page is not in. */
export type OtherName = { language: Language; text: string };
export type ListedPrice = { id: string; item: PriceItem; otherNames: OtherName[] };
export type ListedCategory = { slug: string; title: string; otherNames: OtherName[]; prices: ListedPrice[] };

/**
 * The price list with the address of each row and its names in the other languages. A row is addressed by its name in
 * the default language, below its category, so that a link to it leads there in every language.
 */
export function listPrices(
  categories: PriceCategory[],
  others: Partial<Record<Language, PriceLabels>>,
): ListedCategory[] {
  const languages = Object.entries(others) as [Language, PriceLabels][];
  const taken = new Set(categories.map(({ slug }) => slug));
  const namesOf = (nameIn: (labels: PriceLabels) => string | undefined): OtherName[] =>
    languages.flatMap(([language, labels]) => {
      const text = nameIn(labels);
      return text ? [{ language, text }] : [];
    });
  return categories.map(({ slug, title, items }, at) => ({
    slug,
    title,
    otherNames: namesOf((labels) => labels[at]?.title),
    prices: items.map((item, row) => {
      const otherNames = namesOf((labels) => labels[at]?.items[row]);
      const name = otherNames.find(({ language }) => language === defaultLanguage)?.text ?? item.label;
      return { id: takeSlug(slugify(`${slug} ${name}`), taken), item, otherNames };
    }),
  }));
}
