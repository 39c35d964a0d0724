import type { Language } from '../../shared/languages.ts';
import { freeSlug, slugify } from '../lib/fold.ts';
import type { PriceRange } from './amounts.ts';

/** A synonym, or the name in another language. */
export type OtherName = { language: Language; text: string };

export type PriceRow = {
  id: string;
  label: string;
  /** Language of a label that is not translated. */
  lang?: string;
  /** `450 - 600` or `150`, without currency. */
  amount: string;
  price: PriceRange;
  /** `pe arcadă`; absent if the price is for the whole treatment. */
  unit?: string;
  /** The kind of tooth that the row is for, if several rows answer a need. */
  tooth?: string;
  /** The parent chooses this variant: laser, ceramic. */
  isChoice?: boolean;
  /**
   * A sentence about additional costs and the ids of their rows. `summary` replaces an absent `example` as the title.
   * `isTreatment`: the only addition is the treatment with which it is done.
   */
  added?: { text: string; summary?: string; ids?: string[]; isTreatment?: boolean };
  /** A sentence with an example of the total price. */
  example?: string;
  noSiblingDiscount?: boolean;
  /** Only this row, not its whole category, is for children. */
  forChildren?: boolean;
  /** The name says that the row is for children, so it needs no mark. */
  namesChildren?: boolean;
  /** Used by the search, so only set on the prices page. */
  otherNames?: OtherName[];
};

export type PriceCategory = {
  slug: string;
  title: string;
  lang?: string;
  otherNames: OtherName[];
  items: PriceRow[];
  forChildren?: boolean;
};

/** Returns whether the price covers only a part of the treatment. */
export const isPart = ({ unit, added }: PriceRow) => Boolean(unit ?? added);

type NamedItem = { label: string; addressLabel?: string | undefined };

/** Uses names in the default language, so that a row's id is the same in all languages; a renamed row keeps its id. */
export function priceRowIds(categories: { slug: string; items: NamedItem[] }[]): string[][] {
  const used = new Set(categories.map(({ slug }) => slug));
  return categories.map(({ slug, items }) =>
    items.map(({ label, addressLabel = label }) => freeSlug(slugify(`${slug} ${addressLabel}`), used)),
  );
}
