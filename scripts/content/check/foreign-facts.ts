import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingAt, textsOf } from './written-texts.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { findingLine } from '../../../src/content/check/content-finding.ts';
import { fixtureClinic, repository } from '../../../shared/clinic/folder.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { brandFiles } from '../../build/brand-files.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';

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

function factsOf(space: Space): Set<string> {
  const values = Object.entries(identifying).flatMap(([type, fields]) =>
    entriesOf(space, type).flatMap((entry) =>
      fields.flatMap((field) => Object.values(entry.fields[field] ?? {}).map(String)),
    ),
  );
  // What nobody has filled in yet is nobody's.
  return new Set(values.map((value) => value.trim()).filter((value) => !value.startsWith('[')));
}

const escaped = (fact: string) => fact.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
/** A word of its own: the name "Ana" is not in "Diana". */
const patternOf = (fact: string) => new RegExp(String.raw`(?<![\p{L}\d])${escaped(fact)}(?![\p{L}\d])`, 'iu');

const hostOf = (origin: string) => new URL(origin).hostname.replace(/^www\./, '');

/** What belongs to the clinics that came with the code, and not to this one. */
function readForeignFacts(clinic: string): string[] {
  const own = [...factsOf(readEmbeddedSpace(clinic))];
  const ownHost = hostOf(readBrand(clinic).origin);
  const others = [repository, fixtureClinic].filter((folder) => folder !== clinic);
  const facts = others.flatMap((folder) => [
    ...factsOf(readEmbeddedSpace(folder)),
    hostOf(readBrand(folder).origin),
  ]);
  // A shorter name may be in the clinic's own: "Dr Ana" in "Dr Ana Moraru".
  const isOwn = (fact: string) => fact === ownHost || own.some((name) => patternOf(fact).test(name));
  return [...new Set(facts)].filter((fact) => !isOwn(fact));
}

/** Finds what a text names of them. */
export function foreignFactsFinder(clinic: string): (text: string) => string[] {
  const facts = readForeignFacts(clinic).map((fact) => ({ fact, pattern: patternOf(fact) }));
  return (text) => facts.filter(({ pattern }) => pattern.test(text)).map(({ fact }) => fact);
}

/** A line for each name, number or address of another clinic, in the words of this one and in its brand. */
export function findForeignFacts(clinic: string, space: Space): string[] {
  const foreignFactsIn = foreignFactsFinder(clinic);
  const says = (fact: string) => `"${fact}" belongs to another clinic.`;
  const inContent = textsOf(space).flatMap((written) =>
    foreignFactsIn(written.text).map((fact) => findingLine(findingAt(written, says(fact)))),
  );
  const inBrand = brandFiles(clinic)
    .filter((file) => /\.(?:svg|css|json)$/.test(file))
    .flatMap((file) =>
      foreignFactsIn(readFileSync(join(clinic, 'brand', file), 'utf8')).map(
        (fact) => `brand/${file}: ${says(fact)}`,
      ),
    );
  return [...inContent, ...inBrand];
}
