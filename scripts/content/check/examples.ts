/** Finds facts of the demonstration that the clinic has neither changed nor confirmed. */
import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { byId, entriesOf, isLink, type Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { factFields, proseFields } from '../../../src/model/facts.ts';
import { hashOf } from './translations.ts';
import { linesIn } from './translations-file.ts';

/** Contains one line per fact with the hash of the demonstration's value: `price-surgery-01.priceStart 1x2b3c4`. */
export const examplesFile = 'content/examples.txt';

/** Hashes by `entry.field`, or by the entry for its prose. */
export type Examples = Map<string, string>;

type Fact = { name: string; entry: string; contentType: string; field: string; hash: string };

const heading =
  "# The demonstration's facts. A deploy refuses each until it is changed, or confirmed: npm run content:check -- --confirm <entry or type>";

export function readExamples(clinic = clinicFolder()): Examples {
  return new Map(
    linesIn(join(clinic, examplesFile)).map((line) => {
      const [name = '', hash = ''] = line.split(/\s+/);
      return [name, hash];
    }),
  );
}

export function examplesText(examples: Examples): string {
  const lines = [...examples].map((line) => line.join(' '));
  return `${[heading, ...lines.toSorted()].join('\n')}\n`;
}

export function factsOf(space: Space): Fact[] {
  const main = defaultLocaleOf(space);
  const assets = byId(space.assets);
  /** A link to a picture is replaced by its file. */
  const shown = (value: unknown) =>
    isLink(value) ? (assets.get(value.sys.id)?.fields['file']?.[main] ?? value) : value;
  return space.entries.flatMap(({ sys, fields }) => {
    const type = contentTypeOf(sys.contentType.sys.id);
    if (!type) return [];
    const place = { entry: sys.id, contentType: type.id };
    const valuesOf = (id: string) =>
      Object.entries(fields[id] ?? {}).map(([locale, value]) => [locale, shown(value)]);
    const isWritten = (id: string) => valuesOf(id).length > 0;
    const facts = factFields(type).filter(isWritten);
    const prose = proseFields(type).filter(isWritten);
    const texts = { ...place, name: sys.id, field: type.titleField, hash: hashOf(prose.map(valuesOf)) };
    return [
      ...facts.map((field) => ({
        ...place,
        name: `${sys.id}.${field}`,
        field,
        hash: hashOf(valuesOf(field)),
      })),
      ...(prose.length > 0 ? [texts] : []),
    ];
  });
}

type Subject = { space: Space; examples: Examples };

export function findExamples({ space, examples }: Subject): ContentFinding[] {
  // The demonstration itself is not deployed, so its facts are not reported.
  if (findDemonstrationNotes({ space }).length > 0) return [];
  return factsOf(space)
    .filter(({ name, hash }) => examples.get(name) === hash)
    .map(({ name, ...fact }) => findingAt({ ...fact, locale: 'all' }, problem('example', { name })));
}

export function findDemonstrationNotes({ space }: { space: Space }): ContentFinding[] {
  const [contentType, field] = ['footer', 'demonstrationNote'];
  return entriesOf(space, contentType)
    .filter(({ fields }) => Object.keys(fields[field] ?? {}).length > 0)
    .map(({ sys }) =>
      findingAt({ entry: sys.id, contentType, field, locale: 'all' }, problem('demonstration')),
    );
}

/** Removes the confirmed facts. `names` are facts, entries or content types. */
export function withoutConfirmed(space: Space, examples: Examples, names: string[]): Examples {
  const isConfirmed = ({ name, entry, contentType }: Fact) =>
    [name, entry, contentType].some((each) => names.includes(each));
  const confirmed = new Set(factsOf(space).flatMap((fact) => (isConfirmed(fact) ? fact.name : [])));
  return new Map([...examples].filter(([name]) => !confirmed.has(name)));
}
