/** A line of a price list; the amounts are in the currency of the list. */
type PriceItem = { label: string; priceStart: number; priceEnd?: number | undefined };

/** A line of a price list, ready to be shown. */
export type PriceRow = {
  /** Unique in the list. */
  key: string;
  name: string;
  /** What the label says in brackets at its end, brackets included. */
  note?: string | undefined;
  /** Without currency. */
  amount: string;
};

/** `450 - 600` or `150`. From four digits on the thousands are set apart as `language` does it: `3.500`, `3,500`. */
export function formatAmount({ priceStart, priceEnd }: Omit<PriceItem, 'label'>, language: string): string {
  const { format } = new Intl.NumberFormat(language, { useGrouping: 'always', maximumFractionDigits: 2 });
  return priceEnd === undefined ? format(priceStart) : `${format(priceStart)} - ${format(priceEnd)}`;
}

/** Parts `Decontaminare (per dinte)` into its name and the note at its end. */
export function splitNote(label: string): Pick<PriceRow, 'name' | 'note'> {
  const [, name, note] = /^(.*\S)\s+(\([^()]*\))$/s.exec(label) ?? [];
  return name ? { name, note } : { name: label };
}

/** The rows of one category of the price list, `language` being the one its amounts are written in. */
export function toPriceRows(category: { slug: string; items: PriceItem[] }, language: string): PriceRow[] {
  return category.items.map((item, position) => ({
    key: `${category.slug}-${position + 1}`,
    ...splitNote(item.label),
    amount: formatAmount(item, language),
  }));
}
