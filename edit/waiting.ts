import { readReview } from '../scripts/content/check/review-file.ts';
import { examplePrefix, findExamples, findOldTexts, findUnread } from '../scripts/content/check/review.ts';
import { findUnfinishedTexts } from '../scripts/content/check/unfinished-texts.ts';
import { defaultLocaleOf } from '../src/content/check/space-index.ts';
import { linksOf, type Space } from '../src/content/source/space.ts';

/**
 * A field that waits until somebody changes it or confirms `name`: it may be old since another language's text was changed,
 * it says the same in two languages, it is an example, or a place in it is to be filled in.
 */
export type Waiting = {
  kind: 'old' | 'untranslated' | 'example' | 'unfinished';
  entry: string;
  field: string;
  locale: string;
  name: string;
};

/** Texts that nobody has confirmed and that are the same in two languages. */
function findUntranslated(space: Space, unread: Set<string>) {
  const main = defaultLocaleOf(space);
  return space.entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).flatMap(([field, values]) => {
      const isText = typeof values[main] === 'string' && unread.has(`${sys.id}.${field}`);
      const locales = Object.keys(values).filter(
        (locale) => locale !== main && values[locale] === values[main],
      );
      return isText ? locales.map((locale) => ({ entry: sys.id, field, locale })) : [];
    }),
  );
}

/** Where a picture is displayed, whose description is a text of its own. */
function placeOfPicture(asset: string, { entries }: Space) {
  const entry = entries.find((each) => linksOf(each).some(({ sys }) => sys.id === asset));
  const isLink = ([, values]: [string, unknown]) =>
    JSON.stringify(values).includes(`"Asset","id":"${asset}"`);
  const [field] = Object.entries(entry?.fields ?? {}).find(isLink) ?? [];
  return entry && field ? { entry: entry.sys.id, field } : undefined;
}

export function waitingIn(space: Space): Waiting[] {
  const review = readReview();
  const unread = new Set(findUnread(space, review));
  const found = {
    old: findOldTexts(space, review),
    untranslated: findUntranslated(space, unread),
    unfinished: findUnfinishedTexts(space),
    example: findExamples(space, review),
  };
  const assets = new Set(space.assets.map(({ sys }) => sys.id));
  const placeOf = (entry: string, field: string) => {
    if (!assets.has(entry)) return { entry, field };
    return field === 'description' ? placeOfPicture(entry, space) : undefined;
  };
  const all = Object.entries(found).flatMap(([kind, places]) =>
    places.flatMap(({ entry, field, locale }) => {
      const place = placeOf(entry, field);
      const name = `${kind === 'example' ? examplePrefix : ''}${entry}.${field}`;
      return place ? [{ kind: kind as Waiting['kind'], ...place, locale, name }] : [];
    }),
  );
  const keyOf = ({ kind, name, locale }: Waiting) => `${kind} ${name} ${locale}`;
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}
