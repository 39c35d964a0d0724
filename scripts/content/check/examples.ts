import { join } from 'node:path';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { byId, entriesOf, isLink, type Entry, type Space } from '../../../src/content/source/space.ts';
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

/** Has a line per fact of the demonstration, such as `price-surgery-01.priceStart ro:1x2b3c4`. */
export const examplesFile = 'content/examples.txt';

type Fact = { name: string; entry: string; contentType: string; field: string; hashes: Hashes };

const heading =
  "# The demonstration's facts. A deploy refuses each until it is changed, or confirmed: npm run content:check -- --confirm <entry or type>";

export const readExamples = (clinic = clinicFolder()): Examples => readHashes(join(clinic, examplesFile));

export const examplesText = (examples: Examples): string => hashesText(heading, examples);

/** Includes the prose of each entry as one fact. */
export function factsOf(space: Space): Fact[] {
  const main = defaultLocaleOf(space);
  const assets = byId(space.assets);
  /** Replaces a link to a picture by its file, since a clinic may replace the file and not the link. */
  const withFile = (value: unknown) =>
    isLink(value) ? (assets.get(value.sys.id)?.fields['file']?.[main] ?? value) : value;

  function hashesOf({ fields }: Entry, ids: string[]): Hashes {
    const hashes: Hashes = {};
    for (const locale of new Set(ids.flatMap((id) => Object.keys(fields[id] ?? {})))) {
      const filled = ids.filter((id) => fields[id]?.[locale] !== undefined);
      hashes[locale] = hashOf(filled.map((id) => [id, withFile(fields[id]?.[locale])]));
    }
    return hashes;
  }

  return space.entries.flatMap((entry) => {
    const { id } = entry.sys;
    const type = contentTypeOf(entry.sys.contentType.sys.id);
    if (!type) return [];
    const place = { entry: id, contentType: type.id };
    const facts = factFields(type).map((field) => {
      return { ...place, name: `${id}.${field}`, field, hashes: hashesOf(entry, [field]) };
    });
    const prose = { ...place, name: id, field: type.titleField, hashes: hashesOf(entry, proseFields(type)) };
    return [...facts, prose].filter(({ hashes }) => Object.keys(hashes).length > 0);
  });
}

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

/** `names` are facts, entries or content types. */
export function removeConfirmed(space: Space, examples: Examples, names: string[]): Examples {
  const left = new Map(examples);
  for (const { name, entry, contentType } of factsOf(space)) {
    if ([name, entry, contentType].some((each) => names.includes(each))) left.delete(name);
  }
  return left;
}
