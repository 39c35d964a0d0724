import type { Language } from '../../shared/languages.ts';
import { freeSlug, slugify } from '../lib/fold.ts';
import type { Sum } from './amounts.ts';

/** An everyday word, or the name in another language. */
export type OtherName = { language: Language; text: string };

/** A line of the price list, wherever it is displayed. */
export type PriceRow = {
  id: string;
  label: string;
  name: string;
  note?: string;
  /** `450 - 600` or `150`, without currency. */
  amount: string;
  price: Sum;
  /** `pe arcadă`; absent if the price covers the whole treatment. */
  unit?: string;
  /** Which tooth it is for, among the rows that answer a need. */
  tooth?: string;
  /** The parent chooses it: laser, ceramic. */
  isChoice?: boolean;
  /** A sentence about what is paid besides, a line that leads to it, and the rows of its parts. */
  added?: { summary: string; text: string; ids: string[] };
  /** A sentence with an example of the whole sum. */
  example?: string;
  noSiblingDiscount?: boolean;
  /** Marked in the row, unlike `forChildren` of a whole category. */
  forChildren?: boolean;
  /** The name says that the row is for children, so a mark is not needed. */
  namesChildren?: boolean;
  /** Only on the prices page. */
  search?: { names: OtherName[]; ranks: Rank[] };
};

/**
 * Where a search puts the row for one kind of patient, in the order of `stages`: `category` counts for the category, whose
 * best row decides, `row` within it.
 */
export type Rank = [category: number, row: number];

export type PriceCategory = {
  slug: string;
  title: string;
  otherNames: OtherName[];
  items: PriceRow[];
  forChildren?: boolean;
};

/** The price covers a part of the treatment only. */
export const isPart = ({ unit, added }: PriceRow) => Boolean(unit ?? added);

/** Splits `Decontaminare (per dinte)` into name and note. */
export function splitNote(label: string): Pick<PriceRow, 'name' | 'note'> {
  const [, name, note] = /^(.*\S)\s+(\([^()]*\))$/s.exec(label) ?? [];
  return name && note ? { name, note } : { name: label };
}

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
