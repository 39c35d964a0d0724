import { slugify, freeSlug } from '../../lib/fold.ts';

type NamedPrices = {
  slug: string;
  labels: string[];
};

/** A row that was renamed keeps the address of its first name. */
export function addressLabelOf({
  label,
  addressLabel,
}: {
  label: string;
  addressLabel?: string | undefined;
}): string {
  return addressLabel ?? label;
}

/** By the name in the default language, so that a link to a row leads there in every language. */
export function priceRowIds(categories: NamedPrices[]): string[][] {
  const used = new Set(categories.map(({ slug }) => slug));
  return categories.map(({ slug, labels }) =>
    labels.map((label) => freeSlug(slugify(`${slug} ${label}`), used)),
  );
}
