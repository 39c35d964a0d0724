import { findUnfinishedTexts, findUntranslated } from '../scripts/content/check/unfinished-texts.ts';
import { findDemonstrationNotes, findExamples } from '../scripts/content/check/review.ts';
import { readReview } from '../scripts/content/check/review-file.ts';
import { checkSpace } from '../src/content/check/check-space.ts';
import { byId, type Space } from '../src/content/source/space.ts';
import { inRomanian } from './in-romanian.ts';
import type { Problem } from './store.ts';
import { nameOf } from './words.ts';

export function whatStops(space: Space): Problem[] {
  const all = [
    ...checkSpace(space).findings,
    ...findExamples(space, readReview()),
    ...findDemonstrationNotes(space),
    ...findUnfinishedTexts(space),
    ...findUntranslated(space),
  ];
  const entries = byId(space.entries);
  return all.map((finding) => {
    const { entry: id, field, locale } = finding;
    const entry = entries.get(id);
    return {
      entry: id,
      field,
      locale,
      name: entry ? nameOf(entry, field, space) : '',
      message: inRomanian(finding),
    };
  });
}
