// The record of a text has the hashes of its languages when they last agreed.
import type { Space } from '../../../src/content/source/space.ts';
import { translationsOf, type Compared, type Hashes } from './translations.ts';

/** Records that the languages of texts agree. `names` are `entry.field`, entries, content types or `all`. */
export function confirmTexts(space: Space, compared: Compared, names: string[]): Compared {
  const next: Compared = new Map();
  for (const { name, entry, contentType, hashes } of translationsOf({ space, compared })) {
    const record = compared.get(name);
    if ([name, entry, contentType, 'all'].some((each) => names.includes(each))) next.set(name, hashes);
    else if (record) next.set(name, record);
  }
  return next;
}

/** Returns the records after a save, which may have changed texts in some or all languages. */
export function updateCompared(before: Space, after: Space, compared: Compared): Compared {
  const earlierTexts = translationsOf({ space: before, compared });
  const earlierHashes = new Map(earlierTexts.map(({ name, hashes }) => [name, hashes]));
  const next: Compared = new Map();
  for (const { name, hashes } of translationsOf({ space: after, compared })) {
    const record = nextRecord(earlierHashes.get(name), hashes, compared.get(name));
    if (record) next.set(name, record);
  }
  return next;
}

/**
 * Returns the record of a text after a save. A new text, and one that has changed in every language since its languages
 * agreed, gets its new hashes. A text that has changed in some languages keeps the old hashes, by which `findOutdatedTexts`
 * reports the others.
 */
function nextRecord(before: Hashes | undefined, after: Hashes, record: Hashes | undefined) {
  if (!before) return after;
  const locales = Object.keys(after);
  const isSaved = locales.some((locale) => before[locale] !== after[locale]);
  if (!isSaved) return record;
  // A text without a record counts as agreed until its first save.
  const lastAgreed = record ?? before;
  const hasChangedInAll = locales.every((locale) => lastAgreed[locale] !== after[locale]);
  return hasChangedInAll ? after : lastAgreed;
}
