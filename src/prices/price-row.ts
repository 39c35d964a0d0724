import type { Language } from '../../shared/languages.ts';
import { reserveSlug, slugify } from '../lib/fold.ts';
import type { PriceRange } from './amounts.ts';

/** A synonym of a row's or category's name, or the name in another language. */
export type OtherName = { language: Language; text: string };

/** A sentence about the costs that a row's price excludes. */
export type AddedCosts = {
  text: string;
  /** The title of `text`; absent if the row has an `example`, which is then the title. */
  summary?: string;
  /** Ids of the rows with the costs. */
  ids?: string[];
  /** All costs are those of treatments, which the row, such as sedation, only accompanies. */
  isTreatment?: boolean;
};

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
  /** The kind of tooth that the row is for, such as `dinte de lapte`, if the treatment's price depends on it. */
  tooth?: string;
  /** The parent chooses this variant: laser, ceramic. */
  isChoice?: boolean;
  added?: AddedCosts;
  /** A sentence with an example of the total price. */
  example?: string;
  noSiblingDiscount?: boolean;
  /** Only this row, not its whole category, is for children. */
  forChildren?: boolean;
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

/** Returns whether the row, such as sedation, accompanies a treatment, and the row's price excludes only that treatment. */
export const accompaniesTreatment = ({ added }: PriceRow) => added?.isTreatment === true;

/** Returns whether the whole treatment may cost more than the price. */
export const isPartialPrice = ({ unit, added }: PriceRow) => Boolean(unit ?? added);

type NamedItem = { label: string; addressLabel?: string | undefined };

/** Returns ids for URLs, from names in the default language; `addressLabel` is the old name of a renamed row. */
export function priceRowIds(categories: { slug: string; items: NamedItem[] }[]): string[][] {
  const used = new Set(categories.map(({ slug }) => slug));
  return categories.map(({ slug, items }) =>
    items.map(({ label, addressLabel = label }) => reserveSlug(slugify(`${slug} ${addressLabel}`), used)),
  );
}
