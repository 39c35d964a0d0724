import type { Space } from '../../../src/content/source/space.ts';
import { translationsOf, type Compared } from './translations.ts';

/** Records that the languages of the named texts agree. A name is `entry.field`, an entry, a content type or `all`. */
export function confirmTexts(space: Space, compared: Compared, names: string[]): Compared {
  const next: Compared = new Map();
  for (const { name, entry, contentType, hashes } of translationsOf({ space, compared })) {
    const known = compared.get(name);
    if ([name, entry, contentType, 'all'].some((each) => names.includes(each))) next.set(name, hashes);
    else if (known) next.set(name, known);
  }
  return next;
}

/**
 * Returns the records after a save. A text saved in every compared language gets its new hashes; a text saved in some
 * keeps its old hashes, by which `findOutdatedTexts` reports the other languages.
 */
export function updateCompared(before: Space, after: Space, compared: Compared): Compared {
  const earlierTexts = translationsOf({ space: before, compared });
  const earlierHashes = new Map(earlierTexts.map(({ name, hashes }) => [name, hashes]));
  const next: Compared = new Map();
  for (const { name, hashes } of translationsOf({ space: after, compared })) {
    const hashesBefore = earlierHashes.get(name);
    const locales = Object.keys(hashes);
    const isSaved = locales.some((locale) => hashesBefore?.[locale] !== hashes[locale]);
    // A text without a record counts as compared until its first save.
    const recorded = compared.get(name) ?? (isSaved ? hashesBefore : undefined);
    const isNew = hashesBefore === undefined;
    const isSavedInAll = isNew || locales.every((locale) => recorded?.[locale] !== hashes[locale]);
    const newHashes = isSaved && isSavedInAll ? hashes : recorded;
    if (newHashes) next.set(name, newHashes);
  }
  return next;
}
