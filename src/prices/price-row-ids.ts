import { slugify, freeSlug } from '../lib/fold.ts';

type NamedPrices = {
  slug: string;
  labels: string[];
};

/** A renamed row keeps its address. */
export function addressLabelOf({
  label,
  addressLabel,
}: {
  label: string;
  addressLabel?: string | undefined;
}): string {
  return addressLabel ?? label;
}

/** From names in the default language, so that a row has one address in all languages. */
export function priceRowIds(categories: NamedPrices[]): string[][] {
  const used = new Set(categories.map(({ slug }) => slug));
  return categories.map(({ slug, labels }) =>
    labels.map((label) => freeSlug(slugify(`${slug} ${label}`), used)),
  );
}
