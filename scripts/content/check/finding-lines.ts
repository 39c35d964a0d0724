import { formatFinding, type ContentFinding } from '../../../src/content/check/content-finding.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { problemMessage, type ProblemCode } from '../../../src/model/define/problems.ts';
import type { CheckedFinding } from './all-checks.ts';

/** Words the findings for commands, one line each; findings with the codes of `combinedBy` share lines. */
export function linesOf(found: CheckedFinding[]): string[] {
  const groups = Map.groupBy(found, lineKeyOf).values();
  return [...groups].map((group) => lineOf(group.map(({ finding }) => finding)));
}

/** There may be hundreds of findings with these codes, so each code has one line per locale, or a single line. */
const combinedBy: Partial<Record<ProblemCode, 'locale' | 'all'>> = {
  example: 'all',
  untranslated: 'locale',
  entryUntranslated: 'locale',
  shownUntranslated: 'locale',
};

function lineKeyOf({ finding: { code, place } }: CheckedFinding, index: number): string {
  const by = combinedBy[code];
  if (!by) return String(index);
  return by === 'locale' ? `${code} ${place.locale}` : code;
}

function lineOf(findings: ContentFinding[]): string {
  const [first] = findings;
  if (!first) return '';
  if (findings.length === 1) return formatFinding(first);
  const isAll = combinedBy[first.code] === 'all';
  const name = isAll ? '<name in brackets>' : 'each of these';
  const words = problemMessage({ ...first, values: { ...first.values, name } }, 'en');
  const where = isAll ? 'content' : `[${first.place.locale}]`;
  return `${where}: ${findings.length} times: ${words} ${isAll ? typesOf(findings) : namesOf(findings)}`;
}

function namesOf(findings: ContentFinding[]): string {
  const allNames = findings.map(({ values, place }) => values['name'] ?? `${place.entry}.${place.field}`);
  const names = [...new Set(allNames)];
  return names.length > 10 ? `${names.slice(0, 10).join(', ')} …` : names.join(', ');
}

/** Returns the number of findings per content type, such as `Preț (priceItem) 84, Medic (doctor) 18`. */
function typesOf(findings: ContentFinding[]): string {
  const byType = Map.groupBy(findings, ({ place }) => place.contentType);
  return [...byType]
    .map(([id, { length }]) => `${contentTypeOf(id)?.name ?? id} (${id}) ${length}`)
    .join(', ');
}
