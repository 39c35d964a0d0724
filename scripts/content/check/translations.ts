/** Finds texts that changed in some languages and not in the others after somebody compared them. */
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { listWrittenFields, findingAt, type WrittenField } from '../../../src/content/check/each-field.ts';
import { readLocales } from '../../../src/content/check/space-index.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { problem } from '../../../src/model/define/problems.ts';

/** Hashes of a text by locale. */
export type Hashes = Record<string, string>;
/** Hashes of the texts that somebody has compared, by `entry.field`. */
export type Compared = Map<string, Hashes>;

type Translation = WrittenField & {
  /** `entry.field`. */
  name: string;
  hashes: Hashes;
  /** Locales whose text has changed since the comparison. */
  changed: string[];
  /** Locales that the last comparison lacks; all of them if there was none. */
  added: string[];
  /** The other locales. */
  unchanged: string[];
};

type Subject = { space: Space; compared: Compared };

/** Returns the texts that are filled in more than one language. */
export function translationsOf({ space, compared }: Subject): Translation[] {
  const siteLocales = readLocales(space);
  return listWrittenFields(space).flatMap((written) => {
    const { entry, field, values } = written;
    const locales = siteLocales.filter((locale) => values[locale] !== undefined && values[locale] !== null);
    if (!isTranslatable(written) || locales.length < 2) return [];
    const name = `${entry}.${field}`;
    const known = compared.get(name) ?? {};
    const hashes = Object.fromEntries(locales.map((locale) => [locale, hashOf(values[locale])]));
    const added = locales.filter((locale) => !known[locale]);
    const changed = locales.filter((locale) => known[locale] && known[locale] !== hashes[locale]);
    const unchanged = locales.filter((locale) => known[locale] === hashes[locale]);
    return [{ ...written, name, hashes, changed, added, unchanged }];
  });
}

export function findOutdatedTexts(subject: Subject): ContentFinding[] {
  return translationsOf(subject).flatMap((text) => {
    const { name, changed, unchanged } = text;
    if (changed.length === 0) return [];
    const found = problem('old', { changed: changed.join(', '), name });
    return unchanged.map((locale) => findingAt({ ...text, locale }, found));
  });
}

/** Counts the texts that were added in a language, or changed in every language, after the last comparison. */
export function findUncompared(subject: Subject): ContentFinding[] {
  const uncompared = translationsOf(subject).filter(
    ({ added, unchanged }) => added.length > 0 || unchanged.length === 0,
  );
  const count = uncompared.length;
  if (count === 0) return [];
  const firstNames = uncompared.slice(0, 10).map(({ name }) => name);
  const names = firstNames.join(', ') + (count > 10 ? ' …' : '');
  const place = { entry: '', contentType: 'translations.txt', field: '', locale: 'all' };
  return [findingAt(place, problem('unread', { count, names }))];
}

/** FNV-1a with 32 bits, in base 36. */
export function hashOf(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(value)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** Excludes search words, which differ between languages on purpose. */
function isTranslatable({ contentType, field, definition }: WrittenField): boolean {
  if (contentType === 'asset') return field === 'description';
  return definition?.isLocalized === true && !/words$/i.test(field);
}
