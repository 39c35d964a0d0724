import { findingLine, type ContentFinding } from '../../../src/content/check/content-finding.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { wordsOf, type ProblemCode } from '../../../src/model/define/problems.ts';
import type { CheckedFinding } from './all-checks.ts';

/** A clinic has hundreds of these, so one line covers a content type or a language, and says what to confirm. */
const summed: Partial<Record<ProblemCode, 'contentType' | 'locale'>> = {
  example: 'contentType',
  untranslated: 'locale',
  entryUntranslated: 'locale',
  shownUntranslated: 'locale',
};

function namesOf(findings: ContentFinding[]): string {
  const names = findings.map(({ values, place }) => values['name'] ?? `${place.entry}.${place.field}`);
  const each = [...new Set(names)];
  return each.length > 10 ? `${each.slice(0, 10).join(', ')} …` : each.join(', ');
}

function lineOfMany(findings: ContentFinding[]): string {
  const [first] = findings;
  if (!first) return '';
  const { contentType, locale } = first.place;
  const isOfType = summed[first.code] === 'contentType';
  const type = isOfType ? (contentTypeOf(contentType)?.name ?? contentType) : '';
  const where = `${type} [${locale}]`.trim();
  const name = isOfType ? contentType : 'each of these';
  const words = wordsOf({ ...first, values: { ...first.values, name } }, 'en');
  return `${where}: ${findings.length} times: ${words} ${namesOf(findings)}`;
}

function groupOf({ finding: { code, place } }: CheckedFinding, index: number): string {
  const by = summed[code];
  return by ? `${code} ${place[by]}` : String(index);
}

export function linesOf(found: CheckedFinding[]): string[] {
  return [...Map.groupBy(found, groupOf).values()].map((group) => {
    const findings = group.map(({ finding }) => finding);
    const [first] = findings;
    return first && findings.length === 1 ? findingLine(first) : lineOfMany(findings);
  });
}
