import { findingLine, type ContentFinding } from '../../../src/content/check/content-finding.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { wordsOf } from '../../../src/model/define/problems.ts';
import type { CheckedFinding } from './all-checks.ts';

/** A new clinic has hundreds of some findings: one line for all of a content type, or of a language. */
function lineOfMany([first, ...others]: ContentFinding[], names: string[]): string {
  if (!first) return '';
  const { contentType, locale } = first.place;
  const type = first.code === 'untranslated' ? '' : (contentTypeOf(contentType)?.name ?? contentType);
  const where = `${type} [${locale}]`.trim();
  return `${where}: ${others.length + 1} times: ${wordsOf(first, 'en')} ${names.join(', ')}`;
}

function groupOf({ finding: { code, place } }: CheckedFinding, index: number): unknown {
  if (code === 'untranslated') return `${code} ${place.locale}`;
  return code === 'example' ? `${code} ${place.contentType}` : index;
}

export function linesOf(
  found: CheckedFinding[],
  lineOf: (finding: ContentFinding) => string = findingLine,
): string[] {
  return [...Map.groupBy(found, groupOf).values()].map((group) => {
    const findings = group.map(({ finding }) => finding);
    const [first] = findings;
    if (first && findings.length === 1) return lineOf(first);
    const names = findings.map(({ place: { entry, field } }) => `${entry}.${field}`);
    return lineOfMany(findings, first?.code === 'untranslated' ? [...names.slice(0, 10), '…'] : names);
  });
}
