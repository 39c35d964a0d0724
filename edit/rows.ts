import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import type { Space } from '../src/content/source/space.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { localesOf, numberFields } from './form.ts';

type Row = { title: { field: string; text: string }; fields: Record<string, Record<string, unknown>> };

/** `1.500 lei`, `1 500,00`; a price has no bani. */
function numberIn(cell: string): number | undefined {
  const digits = cell.replace(/,\d\d?\b/, '').replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

/**
 * The rows of a spreadsheet, as it is copied: the name in each language, then the numbers (`Consultație → Consultation → 150 →`).
 * A row without numbers is a heading, and left out.
 */
export function rowsOf(text: string, type: string, space: Space): Row[] {
  const [locales, numbers] = [localesOf(space), numberFields(type)];
  const field = contentTypeOf(type)?.titleField ?? '';
  const locale = defaultLocaleOf(space);
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const amounts = cells.slice(locales.length).flatMap((cell) => cell.split(/[-–]/).map(numberIn));
    if (!cells[0] || amounts.every((amount) => amount === undefined)) return [];
    const named = locales.map((code, at) => [code, cells[at]]).filter(([, name]) => name);
    const fields: Row['fields'] = { [field]: Object.fromEntries(named) };
    for (const [at, id] of numbers.entries()) fields[id] = { [locale]: amounts[at] ?? null };
    return [{ title: { field, text: cells[0] }, fields }];
  });
}
