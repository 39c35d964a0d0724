import { readReview } from '../scripts/content/check/review-file.ts';
import { examplePrefix, findExamples, findOldTexts, findUnread } from '../scripts/content/check/review.ts';
import { copiesIn, findUnfinishedTexts } from '../scripts/content/check/unfinished-texts.ts';
import { textsOf } from '../scripts/content/check/written-texts.ts';
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
    untranslated: copiesIn(textsOf(space)).filter(({ entry, field }) => unread.has(`${entry}.${field}`)),
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
