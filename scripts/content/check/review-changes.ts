import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import type { Space } from '../../../src/content/source/space.ts';
import {
  exampleFinder,
  examplePrefix,
  fieldsOf,
  findDemonstrationNotes,
  isConfirmed,
  isTranslated,
  type Review,
  type ReviewedField,
} from './review.ts';

/**
 * Confirms names: `home.heroLead`, an entry or `all` says that the languages agree; `example:doctor-ana.quote`,
 * `example:` with an entry, or `examples` says that an example is true.
 */
export function confirmed(space: Space, review: Review, names: string[]): Review {
  const isExample = exampleFinder(space);
  const isNamed = ({ name, entry }: ReviewedField, prefix: string, all: string) =>
    [prefix + name, prefix + entry, all].some((each) => names.includes(each));
  const next: Review = new Map();
  for (const field of fieldsOf(space, review)) {
    const { name, hashes } = field;
    const said = review.get(name);
    const isTrue = isExample(field) && isNamed(field, examplePrefix, 'examples');
    const stays = isExample(field) && !isTrue;
    if (!isTrue && !isNamed(field, '', 'all')) {
      if (said) next.set(name, said);
    } else if (stays || isConfirmed(field)) next.set(name, { hashes, isExample: stays });
  }
  return next;
}

/**
 * Updates the review after a save. A text written in every language agrees, unless it is a copy. A text written in one
 * language makes the other languages old, unless it replaces a copy: then it is a first translation.
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
