import { fixtureClinic, repository } from '../../../shared/clinic/folder.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { findingAt, textsOf } from './written-texts.ts';

/** Fields that say who a clinic is, by content type; what two clinics share, such as a town, is none. */
const identifying: Record<string, string[]> = {
  contactDetails: [
    'clinicName',
    'clinicShortName',
    'phoneString',
    'phoneNumber',
    'email',
    'street',
    'operatorName',
  ],
  doctor: ['name'],
};

function factsOf(space: Space): string[] {
  const values = Object.entries(identifying).flatMap(([type, fields]) =>
    entriesOf(space, type).flatMap((entry) =>
      fields.flatMap((field) => Object.values(entry.fields[field] ?? {}).map(String)),
    ),
  );
  // What nobody has filled in yet is nobody's.
  return values.map((value) => value.trim()).filter((value) => !value.startsWith('['));
}

const escaped = (fact: string) => fact.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** A word of its own: the name "Ana" is not in "Diana". */
const patternOf = (fact: string) => new RegExp(String.raw`(?<![\p{L}\d])${escaped(fact)}(?![\p{L}\d])`, 'iu');

export function foreignFactsFinder(clinic: string): (text: string) => string[] {
  const own = factsOf(readEmbeddedSpace(clinic));
  const others = [repository, fixtureClinic].filter((folder) => folder !== clinic);
  const facts = others
    .flatMap((folder) => factsOf(readEmbeddedSpace(folder)))
    .map((fact) => ({ fact, pattern: patternOf(fact) }))
    // A shorter name may be in the clinic's own: "Dr Ana" in "Dr Ana Moraru".
    .filter(({ pattern }) => !own.some((name) => pattern.test(name)));
  return (text) => [...new Set(facts.filter(({ pattern }) => pattern.test(text)).map(({ fact }) => fact))];
}

export function findForeignFacts(clinic: string, space: Space): ContentFinding[] {
  const foreignFactsIn = foreignFactsFinder(clinic);
  return textsOf(space).flatMap((written) =>
    foreignFactsIn(written.text).map((fact) => findingAt(written, `"${fact}" belongs to another clinic.`)),
  );
}
