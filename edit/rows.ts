import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { entriesOf, type Entry, type Space } from '../src/content/source/space.ts';
import { fold } from '../src/lib/fold.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { idsIn, type List } from './lists.ts';
import { localesOf, numberFields } from './words.ts';

/** A row of a spreadsheet; `known` is the entry of the same name. */
export type Row = {
  names: string[];
  numbers: (number | null)[];
  known?: { id: string; numbers: (number | null)[] };
};

/** `150`, `1.500,00 lei`, `100 - 150 RON`; decimals are dropped. */
const amount = /\d[\d\s.,]*(?:lei|ron|euro?|€)?/.source;
const cellOfAmounts = new RegExp(`^(?:de la\\s+)?${amount}(?:\\s*[-–]\\s*${amount})?$`, 'i');

function numberIn(text: string): number | null {
  const digits = text.replace(/[.,]\d{1,2}(?!\d)/, '').replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/**
 * Reads rows copied from a spreadsheet: the name in each language, then the numbers (`Consultație → Consultation →
 * 150`). Rows without a number are headings, and are left out.
 */
export function rowsOf(text: string, list: List, space: Space): Row[] {
  const locale = defaultLocaleOf(space);
  const titleField = contentTypeOf(list.type)?.titleField ?? '';
  const numbers = numberFields(list.type);
  const valueOf = ({ fields }: Entry, field: string) => fields[field]?.[locale];
  const listed = new Set(idsIn(list, space));
  const entries = entriesOf(space, list.type).filter(({ sys }) => listed.has(sys.id));
  return text.split(/\r?\n/).flatMap((line): Row[] => {
    const cells = line.split(/\t|;/).map((cell) => cell.trim());
    const start = cells.findIndex((cell, index) => index > 0 && cellOfAmounts.test(cell));
    const [name] = cells;
    if (!name || start < 0) return [];
    const known = entries.find((entry) => fold(String(valueOf(entry, titleField))) === fold(name));
    const found = cells.slice(start).flatMap((cell) => cell.split(/[-–]/).map(numberIn));
    const before = known && numbers.map((field) => (valueOf(known, field) ?? null) as number | null);
    return [
      {
        names: cells.slice(0, Math.min(start, localesOf(space).length)),
        numbers: numbers.map((_, index) => found[index] ?? null),
        ...(known && before && { known: { id: known.sys.id, numbers: before } }),
      },
    ];
  });
}

/** Rows that name every language count as read. */
export function confirmedNames(text: string, list: List, space: Space): string[] {
  const titleField = contentTypeOf(list.type)?.titleField ?? '';
  return rowsOf(text, list, space).flatMap(({ names, known }) =>
    known && names.filter(Boolean).length === localesOf(space).length ? [`${known.id}.${titleField}`] : [],
  );
}

/**
 * Sorts `before` as the sheet does. New rows follow the row above them in the sheet; rows that the sheet lacks keep
 * their index.
 */
export function inSheetOrder(before: string[], sheet: string[]): string[] {
  const known = sheet.filter((id) => before.includes(id));
  const [first] = known;
  const ids = before.map((id) => (sheet.includes(id) ? (known.shift() ?? id) : id));
  for (const [index, id] of sheet.entries()) {
    if (before.includes(id)) continue;
    const insertAt = index > 0 ? ids.indexOf(sheet[index - 1] ?? '') + 1 : ids.indexOf(first ?? '');
    ids.splice(insertAt < 0 ? ids.length : insertAt, 0, id);
  }
  return ids;
}
