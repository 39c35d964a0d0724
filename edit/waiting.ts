import { readReview } from '../scripts/content/check/review-file.ts';
import { examplePrefix, findExamples, findOldTexts, findUnread } from '../scripts/content/check/review.ts';
import { copiesIn, findUnfinishedTexts } from '../scripts/content/check/unfinished-texts.ts';
import { textsOf } from '../scripts/content/check/written-texts.ts';
import { byId, isLink, type Space } from '../src/content/source/space.ts';

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
  const places = entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).map(([field, values]) => ({ entry: sys.id, field, links: Object.values(values) })),
  );
  return places.find(({ links }) =>
    links.some((link) => isLink(link) && link.sys.linkType === 'Asset' && link.sys.id === asset),
  );
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
  const assets = byId(space.assets);
  const all = Object.entries(found).flatMap(([kind, findings]) =>
    findings.flatMap(({ entry, field, locale }) => {
      const place = assets.has(entry) ? placeOfPicture(entry, space) : { entry, field };
      if (!place || (assets.has(entry) && field !== 'description')) return [];
      const name = `${kind === 'example' ? examplePrefix : ''}${entry}.${field}`;
      return [{ kind: kind as Waiting['kind'], entry: place.entry, field: place.field, locale, name }];
    }),
  );
  return [...new Map(all.map((each) => [Object.values(each).join(' '), each])).values()];
}
