/** Texts and facts that are true of no clinic yet. */
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { eachField, findingAt, type WrittenField } from '../../../src/content/check/each-field.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { linesIn } from './translations-file.ts';

/** One `entry.field` a line; whoever has made it true removes the line. */
export const examplesFile = 'content/examples.txt';

const heading =
  '# Texts and facts that are true of no clinic yet. A deploy refuses each until its line is removed.';

export const readExamples = (clinic = clinicFolder()) => new Set(linesIn(join(clinic, examplesFile)));

export function examplesText(examples: Set<string>): string {
  return `${[heading, ...[...examples].toSorted()].join('\n')}\n`;
}

const nameOf = ({ entry, field }: WrittenField) => `${entry}.${field}`;

export function findExamples({ space, examples }: { space: Space; examples: Set<string> }): ContentFinding[] {
  return eachField(space)
    .filter((written) => examples.has(nameOf(written)))
    .map((written) =>
      findingAt({ ...written, locale: 'all' }, problem('example', { name: nameOf(written) })),
    );
}

export function findDemonstrationNotes({ space }: { space: Space }): ContentFinding[] {
  const [contentType, field] = ['footer', 'demonstrationNote'];
  return entriesOf(space, contentType)
    .filter(({ fields }) => Object.keys(fields[field] ?? {}).length > 0)
    .map(({ sys }) =>
      findingAt({ entry: sys.id, contentType, field, locale: 'all' }, problem('demonstration')),
    );
}

/**
 * The examples that are left after a save. A text that an editor has rewritten is no example any more, unless the clinic
 * is a demonstration, or the text is a legal one, which a lawyer confirms by its name.
 */
export function examplesAfter(before: Space, after: Space, examples: Set<string>): Set<string> {
  if (findDemonstrationNotes({ space: after }).length > 0) return examples;
  const earlier = new Map(eachField(before).map((each) => [nameOf(each), JSON.stringify(each.values)]));
  const rewritten = eachField(after)
    .filter(({ contentType }) => contentType !== 'legalSection')
    .filter((each) => earlier.get(nameOf(each)) !== JSON.stringify(each.values));
  return examples.difference(new Set(rewritten.map(nameOf)));
}
