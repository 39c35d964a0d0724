import { slugify, takeSlug } from '../lib/slug.ts';

export type NamedPrices = {
  slug: string;
  /** The labels of its rows in the default language. */
  labels: string[];
};

/**
 * The fragment each row of the price list is addressed by, for each category in its order. A row is addressed by its name
 * in the default language, below its category, so that a link to it leads there in every language.
 */
export function priceRowIds(categories: NamedPrices[]): string[][] {
  const taken = new Set(categories.map(({ slug }) => slug));
  return categories.map(({ slug, labels }) =>
    labels.map((label) => takeSlug(slugify(`${slug} ${label}`), taken)),
  );
}
