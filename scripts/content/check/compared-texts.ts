import type { Space } from '../../../src/content/source/space.ts';
import { translationsOf, type Compared, type Hashes } from './translations.ts';

/** Records that the languages of texts agree. `names` are `entry.field`, entries, content types or `all`. */
export function confirmTexts(space: Space, compared: Compared, names: string[]): Compared {
  const next: Compared = new Map();
  for (const { name, entry, contentType, hashes } of translationsOf({ space, compared })) {
    const known = compared.get(name);
    if ([name, entry, contentType, 'all'].some((each) => names.includes(each))) next.set(name, hashes);
    else if (known) next.set(name, known);
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
 * Returns the hashes to record for a text. A text that has changed in every language since its last comparison gets its new
 * hashes; a text that has changed in some keeps its old hashes, by which `findOutdatedTexts` reports the other languages.
 */
function nextRecord(before: Hashes | undefined, after: Hashes, recorded: Hashes | undefined) {
  if (!before) return after;
  const locales = Object.keys(after);
  const isSaved = locales.some((locale) => before[locale] !== after[locale]);
  if (!isSaved) return recorded;
  // A text without a record was up to date in every language before this save.
  const compared = recorded ?? before;
  const hasChangedInAll = locales.every((locale) => compared[locale] !== after[locale]);
  return hasChangedInAll ? after : compared;
}
