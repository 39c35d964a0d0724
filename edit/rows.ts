import { defaultLocaleOf, readLocales } from '../src/content/check/space-index.ts';
import { entriesOf, type Entry, type Space } from '../src/content/source/space.ts';
import { fold } from '../src/lib/fold.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { idsIn, type List } from './lists.ts';
import { parseAmount, parseCells } from './sheet.ts';
import { currencyOf, nameFieldsOf, numberFieldsOf } from './words.ts';

/** A row of a spreadsheet; `known` is the list's entry of the same name. */
export type Row = {
  names: string[];
  numbers: (number | null)[];
  known?: { id: string; numbers: (number | null)[] };
};

export type PastedRows = { rows: Row[]; rejectedLines: { name: string; reason: string }[] };

type ParsedLine = { ok: true; names: string[]; numbers: number[] } | { ok: false; reason: string };

/**
 * Reads lines copied from a spreadsheet: `Consultație → Consultation → 150`; for types with `nameFieldsOf` only names.
 * A cell that cannot be parsed as a whole is not a price.
 */
export function parsePastedRows(text: string, list: List, space: Space): PastedRows {
  const locale = defaultLocaleOf(space);
  const titleField = contentTypeOf(list.type)?.titleField ?? '';
  const numberFields = numberFieldsOf(list.type);
  const valueOf = (entry: Entry | undefined, field: string) => entry?.fields[field]?.[locale];
  const listed = new Set(idsIn(list, space));
  const entries = entriesOf(space, list.type).filter(({ sys }) => listed.has(sys.id));
  const pasted: PastedRows = { rows: [], rejectedLines: [] };
  const seen = new Set<string>();
  for (const { cells, line } of parseLines(text, list.type, space)) {
    const [name = ''] = cells;
    if (!line.ok || seen.has(fold(name))) {
      const reason = line.ok ? 'este de două ori în tabel' : line.reason;
      pasted.rejectedLines.push({ name: name || cells.join(' ').trim(), reason });
      continue;
    }
    seen.add(fold(name));
    const known = entries.find((entry) => fold(String(valueOf(entry, titleField))) === fold(name));
    const currentNumbers = numberFields.map((field) => (valueOf(known, field) ?? null) as number | null);
    pasted.rows.push({
      names: line.names,
      numbers: numberFields.map((_, position) => line.numbers[position] ?? null),
      ...(known && { known: { id: known.sys.id, numbers: currentNumbers } }),
    });
  }
  return pasted;
}

function parseLines(text: string, type: string, space: Space): { cells: string[]; line: ParsedLine }[] {
  const maxNames = nameFieldsOf(type).length;
  const languageCount = readLocales(space).length;
  const currency = currencyOf(space);
  const lines = parseCells(text).map(withoutTrailingEmptyCells);
  const filledLines = lines.filter((cells) => cells.length > 0);
  return filledLines.map((cells, index) => {
    if (maxNames > 0) return { cells, line: parseNameLine(cells, maxNames) };
    const isMerged = isBelowMerged(cells) || isBelowMerged(filledLines[index + 1]);
    const line = isMerged ? rejected(mergedReason) : parsePriceLine(cells, languageCount, currency);
    return { cells, line };
  });
}

const mergedReason = 'celule unite: scrieți denumirea întreagă pe fiecare rând';

const rejected = (reason: string): ParsedLine => ({ ok: false, reason });

const withoutTrailingEmptyCells = (cells: string[]) => cells.slice(0, cells.findLastIndex(Boolean) + 1);

/** Matches `C12` or `1.2`, the codes in the first column of many price lists. */
const treatmentCode = /^\p{L}{0,3}[-.]?\d[\d.]*$/u;

/** Matches a number, possibly with a unit: `30 min`, `12 luni` or `3`, but not the name `3D scan`. */
const measure = /^\d[\d\s.,-]*\p{L}*$/u;

const noPriceReason = 'fără preț; dacă este un titlu, rândurile de sub el intră tot în lista aceasta';

function parsePriceLine(cells: string[], languageCount: number, currency: string): ParsedLine {
  const names = cells.slice(0, -1);
  const amount = parseAmount(cells.at(-1) ?? '', currency);
  if (names.length === 0) {
    const hasDigit = /\d/.test(cells[0] ?? '');
    return rejected(hasDigit ? 'prețul nu este în coloana lui' : noPriceReason);
  }
  if (!amount.ok) return rejected(amount.reason);
  if (!names[0]) return rejected('fără denumire');
  const otherNumbers = names.slice(1).filter((cell) => measure.test(cell) || parseAmount(cell, currency).ok);
  if (otherNumbers.length > 0)
    return rejected(`încă un număr (${otherNumbers.join(', ')}): lăsați numai prețul`);
  if (treatmentCode.test(names[0])) return rejected('începe cu un cod: lăsați denumirea întâi');
  if (names.length > languageCount) return rejected('prea multe coloane');
  return { ok: true, names, numbers: amount.numbers };
}

/** Spreadsheets copy a merged cell as one filled cell with empty ones below it. */
const isBelowMerged = ([first = '', ...rest]: string[] = []) =>
  first === '' && rest.filter(Boolean).length > 1;

function parseNameLine(names: string[], maxNames: number): ParsedLine {
  if (!names[0]) return rejected('fără denumire');
  if (names.length > maxNames) return rejected('prea multe coloane');
  return { ok: true, names, numbers: [] };
}

/**
 * Sorts the known rows like the sheet; rows that the sheet lacks keep their position. A new row is inserted below the row
 * that precedes it in the sheet, a new first row before the first known row.
 */
export function mergeOrder(before: string[], sheet: string[]): string[] {
  const knownInOrder = sheet.filter((id) => before.includes(id));
  const [firstKnown] = knownInOrder;
  const ids = before.map((id) => (sheet.includes(id) ? (knownInOrder.shift() ?? id) : id));
  for (const [index, id] of sheet.entries()) {
    if (before.includes(id)) continue;
    const previous = sheet[index - 1];
    const position = previous === undefined ? ids.indexOf(firstKnown ?? '') : ids.indexOf(previous) + 1;
    // If no row of the sheet is known, the first new row comes last.
    ids.splice(position < 0 ? ids.length : position, 0, id);
  }
  return ids;
}
