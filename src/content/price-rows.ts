import type { Language } from '../language/languages.ts';
import type { PriceCategory, PriceItem } from './site-content.ts';

/** A line of the price list as a page shows it. */
export type PriceRow = Pick<PriceItem, 'label' | 'searchWords'> & {
  /** The label without the note at its end. */
  name: string;
  /** What the label says in brackets at its end, brackets included. */
  note?: string;
  /** `450 - 600` or `150`, without currency. */
  amount: string;
};

/** A category of the price list as a page shows it. */
export type ShownPriceCategory = Omit<PriceCategory, 'items'> & { items: PriceRow[] };

/** From four digits on the thousands are grouped, also where the language would begin at five. */
function numberFormat(language: Language) {
  return new Intl.NumberFormat(language, { useGrouping: 'always', maximumFractionDigits: 2 });
}

/** Parts `Decontaminare (per dinte)` into its name and the note at its end. */
export function splitNote(label: string): Pick<PriceRow, 'name' | 'note'> {
  const [, name, note] = /^(.*\S)\s+(\([^()]*\))$/s.exec(label) ?? [];
  return name && note ? { name, note } : { name: label };
}

/** A category of the price list with its amounts written in `language`. */
export function withPriceRows({ items, ...category }: PriceCategory, language: Language): ShownPriceCategory {
  const { format } = numberFormat(language);
  const amountOf = ({ priceStart, priceEnd }: PriceItem) =>
    priceEnd === undefined ? format(priceStart) : `${format(priceStart)} - ${format(priceEnd)}`;
  const rows = items.map((item) => ({
    label: item.label,
    ...splitNote(item.label),
    amount: amountOf(item),
    ...(item.searchWords && { searchWords: item.searchWords }),
  }));
  return { ...category, items: rows };
}
