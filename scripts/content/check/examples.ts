import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { byId, entriesOf, isLink, type Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { factFields, proseFields } from '../../../src/model/facts.ts';
import { hashOf, type Hashes } from './translations.ts';
import { hashesText, readHashes } from './translations-file.ts';

/** Hashes by `entry.field`; the prose of an entry has one hash, by the entry's id. */
export type Examples = Map<string, Hashes>;

type Subject = { space: Space; examples: Examples };

/** Finds facts of the demonstration that the clinic has neither changed nor confirmed. */
export function findExamples({ space, examples }: Subject): ContentFinding[] {
  // The demonstration itself is not deployed, so its facts are not reported.
  if (findDemonstrationNotes({ space }).length > 0) return [];
  return factsOf(space)
    .filter(({ name, hashes }) => isUnchanged(hashes, examples.get(name)))
    .map(({ name, ...fact }) => findingAt({ ...fact, locale: 'all' }, problem('example', { name })));
}

/** Contains one line per fact with the hashes of the demonstration's values, such as `price-surgery-01.priceStart ro:1x2b3c4`. */
export const examplesFile = 'content/examples.txt';

type Fact = { name: string; entry: string; contentType: string; field: string; hashes: Hashes };

const heading =
  "# The demonstration's facts. A deploy refuses each until it is changed, or confirmed: npm run content:check -- --confirm <entry or type>";

export const readExamples = (clinic = clinicFolder()): Examples => readHashes(join(clinic, examplesFile));

export const examplesText = (examples: Examples): string => hashesText(heading, examples);

/** Returns the facts of all entries, and for each entry its prose as one fact. */
export function factsOf(space: Space): Fact[] {
  const main = defaultLocaleOf(space);
  const assets = byId(space.assets);
  /** Replaces a link to a picture by its file, since a clinic may replace the file and not the link. */
  const withFile = (value: unknown) =>
    isLink(value) ? (assets.get(value.sys.id)?.fields['file']?.[main] ?? value) : value;
  return space.entries.flatMap(({ sys, fields }) => {
    const type = contentTypeOf(sys.contentType.sys.id);
    if (!type) return [];
    const place = { entry: sys.id, contentType: type.id };
    const hashesOf = (ids: string[]): Hashes => {
      const locales = new Set(ids.flatMap((id) => Object.keys(fields[id] ?? {})));
      const valuesIn = (locale: string) => {
        const filled = ids.filter((id) => fields[id]?.[locale] !== undefined);
        return filled.map((id) => [id, withFile(fields[id]?.[locale])]);
      };
      return Object.fromEntries([...locales].map((locale) => [locale, hashOf(valuesIn(locale))]));
    };
    const facts = factFields(type).map((field) => {
      return { ...place, name: `${sys.id}.${field}`, field, hashes: hashesOf([field]) };
    });
    const prose = { ...place, name: sys.id, field: type.titleField, hashes: hashesOf(proseFields(type)) };
    return [...facts, prose].filter(({ hashes }) => Object.keys(hashes).length > 0);
  });
}

/** Compares only the languages that both the clinic and the demonstration have. */
function isUnchanged(own: Hashes, demonstration: Hashes | undefined): boolean {
  if (!demonstration) return false;
  const shared = Object.keys(own).filter((locale) => demonstration[locale] !== undefined);
  if (shared.length > 0) return shared.every((locale) => own[locale] === demonstration[locale]);
  // A number has a hash only in the main locale, and the clinic may have another main locale than the demonstration.
  return Object.values(own).every((hash) => Object.values(demonstration).includes(hash));
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
export function removeConfirmed(space: Space, examples: Examples, names: string[]): Examples {
  const isConfirmed = ({ name, entry, contentType }: Fact) =>
    [name, entry, contentType].some((each) => names.includes(each));
  const confirmed = new Set(factsOf(space).flatMap((fact) => (isConfirmed(fact) ? fact.name : [])));
  return new Map([...examples].filter(([name]) => !confirmed.has(name)));
}
