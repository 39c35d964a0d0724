import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { listWrittenFields, findingAt } from '../../../src/content/check/each-field.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { dialledNumber } from '../../../src/lib/dialled-number.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { phoneForm } from '../../../src/model/define/values.ts';
import { readContentFolder, readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { callingCodeIn, textsOf } from './written-texts.ts';

function factsOf(space: Space): string[] {
  const facts = listWrittenFields(space)
    .filter(({ definition }) => definition?.isIdentifying)
    .flatMap(({ values }) => Object.values(values).map((value) => String(value).trim()));
  const numbers = facts
    .filter((fact) => phoneForm.test(fact))
    .map((number) => dialledNumber(number, callingCodeIn(space)));
  // A fact in brackets is a placeholder that has not been filled in.
  return [...facts.filter((fact) => !fact.startsWith('[')), ...numbers];
}

const escaped = (fact: string) => fact.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** Matches whole words only: the name "Ana" is not in "Diana". */
const patternOf = (fact: string) => new RegExp(String.raw`(?<![\p{L}\d])${escaped(fact)}(?![\p{L}\d])`, 'iu');

export function foreignFactsFinder(clinic: string): (text: string) => string[] {
  const clinicFacts = factsOf(readContentFolder(clinic).space);
  const facts = factsOf(readEmbeddedSpace(fixtureClinic))
    .map((fact) => ({ fact, pattern: patternOf(fact) }))
    // A fact of the clinic may contain one of the fixture: "Dr Ana Moraru" contains "Dr Ana".
    .filter(({ pattern }) => !clinicFacts.some((fact) => pattern.test(fact)));
  return (text) => [...new Set(facts.filter(({ pattern }) => pattern.test(text)).map(({ fact }) => fact))];
}

export function findForeignFacts({ clinic, space }: { clinic: string; space: Space }): ContentFinding[] {
  const foreignFactsIn = foreignFactsFinder(clinic);
  return textsOf(space).flatMap((written) =>
    foreignFactsIn(written.text).map((fact) => findingAt(written, problem('foreignFact', { fact }))),
  );
}
