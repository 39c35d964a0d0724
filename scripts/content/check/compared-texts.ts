import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { translationsOf, type Compared } from './translations.ts';

/** Says of `home.heroLead`, of an entry or of `all` that the languages agree. */
export function confirmed(space: Space, compared: Compared, names: string[]): Compared {
  const next: Compared = new Map();
  for (const { name, entry, hashes } of translationsOf({ space, compared })) {
    const known = compared.get(name);
    if ([name, entry, 'all'].some((each) => names.includes(each))) next.set(name, hashes);
    else if (known) next.set(name, known);
  }
  return next;
}

/**
 * After a save. A text written in every language agrees, unless it is a copy. A text written in one language makes the
 * other languages old, unless it replaces a copy: then it is a first translation.
 */
export function comparedAfter(before: Space, after: Space, compared: Compared): Compared {
  const earlier = new Map(
    translationsOf({ space: before, compared }).map(({ name, hashes }) => [name, hashes]),
  );
  const main = defaultLocaleOf(after);
  const next: Compared = new Map(compared);
  for (const { name, hashes } of translationsOf({ space: after, compared })) {
    const was = earlier.get(name) ?? {};
    const locales = Object.keys(hashes);
    const isOneText = new Set(Object.values(hashes)).size === 1;
    const isSaved = locales.some((locale) => was[locale] !== hashes[locale]);
    if (!isSaved || isOneText) continue;
    const known = compared.get(name) ?? was;
    const isSame = (locale: string) => known[locale] === hashes[locale];
    const changed = locales.filter((locale) => known[locale] && !isSame(locale));
    const isCopy = (locale: string) =>
      locale !== main && locales.some((other) => isSame(other) && known[other] === known[locale]);
    const isOld = locales.some(isSame) && !changed.every(isCopy);
    const read = Object.entries(hashes).filter(([locale, hash]) => locale === main || hash !== hashes[main]);
    next.set(name, isOld ? known : Object.fromEntries(read));
  }
  return next;
}
