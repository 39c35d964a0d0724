/** A field is true in every language, or an example, which is true of nobody yet. Hashes show what changed since somebody said so. */
import { languages, localeOf } from '../../../shared/languages.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import type { ContentFinding, Place } from '../../../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';

type Hashes = Record<string, string>;
/** By entry and field: `home.heroLead`. An example without hashes is one until somebody confirms it. */
export type Review = Map<string, { hashes: Hashes; isExample: boolean }>;

/** Before a name: that the example is true. */
export const examplePrefix = 'example:';

export type Reviewed = { space: Space; review: Review };

type Field = Omit<Place, 'locale'> & {
  name: string;
  hashes: Hashes;
  changed: string[];
  unread: string[];
  isMarked: boolean;
  /** Nobody has said anything of a fact that only the clinic knows. */
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

function fieldsOf(space: Space, review: Review): Field[] {
  const read = new Set([defaultLocaleOf(space), ...languages.map(localeOf)]);
  return partsOf(space).flatMap(({ id, type, fields }) =>
    Object.entries(fields).map(([field, values]): Field => {
      const name = `${id}.${field}`;
      const said = review.get(name);
      const locales = Object.keys(values).filter((locale) => read.has(locale));
      const hashes = Object.fromEntries(locales.map((locale) => [locale, hashOf(values[locale])]));
      const known = locales.filter((locale) => said?.hashes[locale]);
      const changed = known.filter((locale) => said?.hashes[locale] !== hashes[locale]);
      const unread = locales.filter((locale) => !known.includes(locale));
      const isMarked = said?.isExample ?? false;
      const isUnsaid = !said && contentTypeOf(type)?.fields[field]?.isExample === true;
      return { entry: id, contentType: type, field, name, hashes, changed, unread, isMarked, isUnsaid };
    }),
  );
}

/** Whether its languages say one thing, each in its words. Words of a search are each language's own. */
function isTranslated({ contentType, field, hashes }: Field): boolean {
  const isText = contentType === 'asset' || contentTypeOf(contentType)?.fields[field]?.isLocalized === true;
  return isText && Object.keys(hashes).length > 1 && !/words$/i.test(field);
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

/** Whether a field is still an example. In a demonstration a changed or a new fact is invented too. */
function exampleFinder(space: Space): (field: Field) => boolean {
  const isDemonstration = findDemonstrationNotes({ space }).length > 0;
  return ({ isMarked, isUnsaid, changed }) =>
    isDemonstration ? isMarked || isUnsaid : isMarked && changed.length === 0;
}

function findingOf({ entry, contentType, field }: Field, locale: string, found: Problem): ContentFinding {
  return { ...found, place: { entry, contentType, field, locale } };
}

export function findExamples({ space, review }: Reviewed): ContentFinding[] {
  return fieldsOf(space, review)
    .filter(exampleFinder(space))
    .map((field) => findingOf(field, 'all', problem('example', { name: examplePrefix + field.name })));
}

/** Texts that stayed when another language's was changed. */
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

/** Nobody has said yet that their languages agree. */
export function unreadNames(space: Space, review: Review): string[] {
  const isUnread = ({ hashes, changed, unread }: Field) =>
    unread.length > 0 || changed.length === Object.keys(hashes).length;
  return fieldsOf(space, review)
    .filter((field) => isTranslated(field) && isUnread(field))
    .map(({ name }) => name);
}

/** One finding of all. */
export function findUnread({ space, review }: Reviewed): ContentFinding[] {
  const all = unreadNames(space, review);
  if (all.length === 0) return [];
  const names = all.slice(0, 10).join(', ') + (all.length > 10 ? ' …' : '');
  const place = { entry: '', contentType: 'review.txt', field: '', locale: 'all' };
  return [{ ...problem('unread', { count: all.length, names }), place }];
}

/**
 * The review after somebody has said that the languages of what is named agree: `home.heroLead`, an entry, or `all`. Of an
 * example `example:doctor-ana.quote`, its entry or `examples` says that it is true.
 */
export function confirmed(space: Space, review: Review, names: string[]): Review {
  const isExample = exampleFinder(space);
  const isNamed = ({ name, entry }: Field, prefix: string, all: string) =>
    [prefix + name, prefix + entry, all].some((each) => names.includes(each));
  const next: Review = new Map();
  for (const field of fieldsOf(space, review)) {
    const { name, hashes } = field;
    const said = review.get(name);
    const isTrue = isExample(field) && isNamed(field, examplePrefix, 'examples');
    const stays = isExample(field) && !isTrue;
    if (!isTrue && !isNamed(field, '', 'all')) {
      if (said) next.set(name, said);
    } else if (stays || isTrue || isTranslated(field)) next.set(name, { hashes, isExample: stays });
  }
  return next;
}

/**
 * The review after an editor has saved: what was written in every language agrees, unless it is a copy. What was written in
 * one leaves the others old, also where nobody had compared them, unless it takes the place of a copy: a first translation.
 */
export function reviewAfter(before: Space, after: Space, review: Review): Review {
  const earlier = new Map(fieldsOf(before, review).map(({ name, hashes }) => [name, hashes]));
  const isDemonstration = findDemonstrationNotes({ space: after }).length > 0;
  const main = defaultLocaleOf(after);
  const next: Review = new Map(review);
  for (const field of fieldsOf(after, review)) {
    const { name, hashes, isMarked } = field;
    const was = earlier.get(name) ?? {};
    const locales = Object.keys(hashes);
    const isOneText = new Set(Object.values(hashes)).size === 1;
    const isSaved = locales.some((locale) => was[locale] !== hashes[locale]);
    if (!isTranslated(field) || !isSaved || isOneText) continue;
    const said = review.get(name)?.hashes ?? {};
    const known = Object.keys(said).length > 0 ? said : was;
    const isSame = (locale: string) => known[locale] === hashes[locale];
    const changed = locales.filter((locale) => known[locale] && !isSame(locale));
    const isCopy = (locale: string) =>
      locale !== main && locales.some((other) => isSame(other) && known[other] === known[locale]);
    const isOld = locales.some(isSame) && !changed.every(isCopy);
    const read = Object.entries(hashes).filter(([locale, hash]) => locale === main || hash !== hashes[main]);
    next.set(
      name,
      isOld
        ? { hashes: known, isExample: isMarked }
        : { hashes: Object.fromEntries(read), isExample: isMarked && isDemonstration },
    );
  }
  return next;
}
