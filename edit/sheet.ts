/** Returns the cells of each line of a text that was copied from a spreadsheet; `;` separates cells only if there is no tab. */
export function parseCells(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : ';';
  // Matches a cell in quotation marks, where `""` is a quotation mark, or a plain cell; each with its separator or newline.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\n]*))(${separator}|\n|$)`, 'gy');
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replaceAll('\r\n', '\n').matchAll(cell)) {
    const value = quoted?.replaceAll('""', '"') ?? plain;
    lines.at(-1)?.push(value.replace(/\s+/g, ' ').trim());
    if (end === '\n') lines.push([]);
    // At the end of the text the pattern has one more, empty match.
    if (end === '') break;
  }
  return lines;
}

/** Matches `1500`, `1.500` and `1 500,00`; other decimals are refused, since the site displays whole amounts. */
const numberPattern = /(\d{1,3}(?:[.,'’ \u00A0]\d{3})+|\d+)(?:[.,]00)?/.source;

type Amount = { ok: true; numbers: number[] } | { ok: false; reason: string };

const reasons: [pattern: RegExp, reason: (currency: string) => string][] = [
  [/\b(?:gratuit|gratis|free)/i, () => '„gratuit” nu este o sumă: scrieți-l în denumire sau într-un text'],
  [/^[^\d]*$/, () => 'fără preț'],
  [/€|\beuro?\b/i, (currency) => `în euro: site-ul arată ${currency}`],
  [/[$£]|\b(?:usd|gbp|chf)\b/i, (currency) => `în altă monedă: site-ul arată ${currency}`],
  [/\bde la\b|\bfrom\b/i, () => '„de la”: scrieți un preț sau un interval, 100 - 150'],
  [/%/, () => 'un procent nu este un preț'],
  [/\b(?:min|minute|h|ore|oră)\b/i, () => 'o durată nu este un preț'],
  [/\/|\bpe\b/i, () => '„pe element”: site-ul arată prețul unui tratament întreg'],
  [/\d[.,]\d{1,2}(?!\d)/, (currency) => `cu bani: site-ul arată ${currency} întregi`],
  [/[*()]/, () => 'are o notă lângă sumă: lăsați numai suma, nota își are locul în denumire'],
];

/** The whole cell must be an amount, or a range with a dash, with or without the clinic's currency. */
export function parseAmount(cell: string, currency: string): Amount {
  const unit = `(?:lei|leu|ron|${currency.replace(/[^\p{L}]/gu, '')})`;
  const amount = `(?:${unit}\\s*)?${numberPattern}(?:\\s*${unit})?`;
  const match = new RegExp(`^${amount}(?:\\s*[-–—]\\s*${amount})?$`, 'i').exec(cell);
  if (match) {
    const digits = match.slice(1).filter((each) => each !== undefined);
    const numbers = digits.map((each) => Number(each.replace(/\D/g, '')));
    if (!numbers.includes(0)) return { ok: true, numbers };
    return { ok: false, reason: 'zero nu este un preț: un preț începe de la 1' };
  }
  const [, reason = () => `„${cell}” nu este un preț`] =
    reasons.find(([pattern]) => pattern.test(cell)) ?? [];
  return { ok: false, reason: reason(currency) };
}

/** Parses a price typed into its own field; other text is unchanged, so that the check stops the save. */
export function parsePrice(typed: string, currency: string): string | number {
  const amount = parseAmount(typed.replace(/\s+/g, ' ').trim(), currency);
  const [first, ...more] = amount.ok ? amount.numbers : [];
  return first !== undefined && more.length === 0 ? first : typed;
}
