/**
 * The review says which fields are true in every language, and which are examples, true of no clinic yet. Hashes tell
 * changes since a confirmation.
 */
import { languages, localeOf } from '../../../shared/languages.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import type { ContentFinding, Place } from '../../../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';

type Hashes = Record<string, string>;
/** By `entry.field`. An example without hashes waits for its first confirmation. */
export type Review = Map<string, { hashes: Hashes; isExample: boolean }>;

/** `example:home.heroLead` confirms that an example is true. */
export const examplePrefix = 'example:';

export type Reviewed = { space: Space; review: Review };

export type ReviewedField = Omit<Place, 'locale'> & {
  name: string;
  hashes: Hashes;
  changed: string[];
  unread: string[];
  isMarked: boolean;
  /** A fact that only the clinic knows, and nobody has confirmed. */
  isUnsaid: boolean;
};

function hashOf(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(value)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

function partsOf({ entries, assets }: Space) {
  return [
    ...entries.map(({ sys, fields }) => ({ id: sys.id, type: sys.contentType.sys.id, fields })),
    ...assets.map(({ sys, fields: { description = {} } }) => {
      return { id: sys.id, type: 'asset', fields: { description } };
    }),
  ];
}

export function fieldsOf(space: Space, review: Review): ReviewedField[] {
  const read = new Set([defaultLocaleOf(space), ...languages.map(localeOf)]);
  return partsOf(space).flatMap(({ id, type, fields }) =>
    Object.entries(fields).map(([field, values]): ReviewedField => {
      const name = `${id}.${field}`;
      const said = review.get(name);
      const locales = Object.keys(values).filter((locale) => read.has(locale));
      const hashes = Object.fromEntries(locales.map((locale) => [locale, hashOf(values[locale])]));
      const known = locales.filter((locale) => said?.hashes[locale]);
      const changed = known.filter((locale) => said?.hashes[locale] !== hashes[locale]);
      const unread = locales.filter((locale) => !known.includes(locale));
      const isMarked = said?.isExample ?? false;
      const isUnsaid = !said && contentTypeOf(type)?.fields[field]?.isExample === true;
      return {
        entry: id,
        contentType: type,
        field,
        name,
        hashes,
        changed,
        unread,
        isMarked,
        isUnsaid,
      };
    }),
  );
}

/** Search words differ between languages on purpose. */
export function isTranslated({ contentType, field, hashes }: ReviewedField): boolean {
  const isText = contentType === 'asset' || contentTypeOf(contentType)?.fields[field]?.isLocalized === true;
  return isText && Object.keys(hashes).length > 1 && !/words$/i.test(field);
}

/** Whether the review stores the field: a translated text, or a fact that only the clinic knows. */
export function isConfirmed(field: ReviewedField): boolean {
  const definition = contentTypeOf(field.contentType)?.fields[field.field];
  return isTranslated(field) || definition?.isExample === true;
}

export function findDemonstrationNotes({ space }: { space: Space }): ContentFinding[] {
  const [contentType, field] = ['footer', 'demonstrationNote'];
  return entriesOf(space, contentType)
    .filter(({ fields }) => Object.keys(fields[field] ?? {}).length > 0)
    .map(({ sys }) => ({
      ...problem('demonstration'),
      place: { entry: sys.id, contentType, field, locale: 'all' },
    }));
}

/** In a demonstration a new or changed fact is invented, too. */
export function exampleFinder(space: Space): (field: ReviewedField) => boolean {
  const isDemonstration = findDemonstrationNotes({ space }).length > 0;
  return ({ isMarked, isUnsaid, changed }) =>
    isDemonstration ? isMarked || isUnsaid : isMarked && changed.length === 0;
}

function findingOf(
  { entry, contentType, field }: ReviewedField,
  locale: string,
  found: Problem,
): ContentFinding {
  return { ...found, place: { entry, contentType, field, locale } };
}

export function findExamples({ space, review }: Reviewed): ContentFinding[] {
  return fieldsOf(space, review)
    .filter(exampleFinder(space))
    .map((field) => findingOf(field, 'all', problem('example', { name: examplePrefix + field.name })));
}

/** Texts that did not follow a change in another language. */
export function findOldTexts({ space, review }: Reviewed): ContentFinding[] {
  return fieldsOf(space, review)
    .filter((field) => isTranslated(field) && field.changed.length > 0)
    .flatMap((field) => {
      const { name, hashes, changed, unread } = field;
      const stayed = Object.keys(hashes).filter((locale) => ![...changed, ...unread].includes(locale));
      const found = problem('old', { changed: changed.join(', '), name });
      return stayed.map((locale) => findingOf(field, locale, found));
    });
}

/** Fields whose languages nobody has compared. */
export function unreadNames(space: Space, review: Review): string[] {
  const isUnread = ({ hashes, changed, unread }: ReviewedField) =>
    unread.length > 0 || changed.length === Object.keys(hashes).length;
  return fieldsOf(space, review)
    .filter((field) => isTranslated(field) && isUnread(field))
    .map(({ name }) => name);
}

export function findUnread({ space, review }: Reviewed): ContentFinding[] {
  const all = unreadNames(space, review);
  if (all.length === 0) return [];
  const names = all.slice(0, 10).join(', ') + (all.length > 10 ? ' …' : '');
  const place = { entry: '', contentType: 'review.txt', field: '', locale: 'all' };
  return [{ ...problem('unread', { count: all.length, names }), place }];
}
