import type { Language } from '../../shared/languages.ts';
import { freeSlug, slugify } from '../lib/fold.ts';
import type { Sum } from './amounts.ts';

/** An everyday word, or the name in another language. */
export type OtherName = { language: Language; text: string };

/** A line of the price list, wherever it is displayed. */
export type PriceRow = {
  id: string;
  label: string;
  /** Of a label that is not translated. */
  lang?: string;
  /** `450 - 600` or `150`, without currency. */
  amount: string;
  price: Sum;
  /** `pe arcadă`; absent if the price covers the whole treatment. */
  unit?: string;
  /** Which tooth it is for, among the rows that answer a need. */
  tooth?: string;
  /** The parent chooses it: laser, ceramic. */
  isChoice?: boolean;
  /**
   * A sentence about what is paid besides, and the ids of its rows. `summary` opens it where there is no `example`.
   * `isTreatment`: nothing but the treatment that is done with it.
   */
  added?: { text: string; summary?: string; ids?: string[]; isTreatment?: boolean };
  /** A sentence with an example of the whole sum. */
  example?: string;
  noSiblingDiscount?: boolean;
  /** Marked in the row, unlike `forChildren` of a whole category. */
  forChildren?: boolean;
  /** The name says that the row is for children, so a mark is not needed. */
  namesChildren?: boolean;
  /** For the search, so only on the prices page. */
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

/** The price covers a part of the treatment only. */
export const isPart = ({ unit, added }: PriceRow) => Boolean(unit ?? added);

type NamedItem = { label: string; addressLabel?: string | undefined };

/**
 * From names in the default language, so that a row has one address in all languages. A renamed row keeps its address.
 */
export function priceRowIds(categories: { slug: string; items: NamedItem[] }[]): string[][] {
  const used = new Set(categories.map(({ slug }) => slug));
  return categories.map(({ slug, items }) =>
    items.map(({ label, addressLabel = label }) => freeSlug(slugify(`${slug} ${addressLabel}`), used)),
  );
}
