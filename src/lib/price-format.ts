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

const marks = {
  ro: { thousands: '.', decimals: ',' },
  en: { thousands: ',', decimals: '.' },
};

/** The languages whose way to write numbers is known. */
type Language = keyof typeof marks;

/** With two decimals at most. Not by `Intl`, which a phone needs 100 ms to wake while it takes the page over. */
function formatNumber(value: number, language: Language): string {
  const [whole = '', part] = String(Math.round(value * 100) / 100).split('.');
  const { thousands, decimals } = marks[language];
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (part ? decimals + part : '');
}

/** `450 - 600` or `150`. From four digits on the thousands are set apart as `language` does it: `3.500`, `3,500`. */
export function formatAmount({ priceStart, priceEnd }: Omit<PriceItem, 'label'>, language: Language): string {
  const start = formatNumber(priceStart, language);
  return priceEnd === undefined ? start : `${start} - ${formatNumber(priceEnd, language)}`;
}

/** Parts `Decontaminare (per dinte)` into its name and the note at its end. */
export function splitNote(label: string): Pick<PriceRow, 'name' | 'note'> {
  const [, name, note] = /^(.*\S)\s+(\([^()]*\))$/s.exec(label) ?? [];
  return name ? { name, note } : { name: label };
}

/** The rows of one category of the price list, `language` being the one its amounts are written in. */
export function toPriceRows(category: { slug: string; items: PriceItem[] }, language: Language): PriceRow[] {
  return category.items.map((item, position) => ({
    key: `${category.slug}-${position + 1}`,
    ...splitNote(item.label),
    amount: formatAmount(item, language),
  }));
}
