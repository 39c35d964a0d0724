import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { reviewsIn } from '../../../src/content/check/reviews.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { entriesOf, type Entry, type Space } from '../../../src/content/source/space.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';

type Subject = { space: Space; today: string };

function findingOn({ sys }: Entry, space: Space, found: Problem): ContentFinding {
  const place = { entry: sys.id, contentType: sys.contentType.sys.id, field: 'reviewedOn' };
  return findingAt({ ...place, locale: defaultLocaleOf(space) }, found);
}

/** Finds advice for emergencies without a reviewer, and reviews dated in the future. */
export function findMissingReviews({ space, today }: Subject): ContentFinding[] {
  const unreviewed = entriesOf(space, 'emergenciesPage').filter(
    ({ fields }) => !fields['reviewedBy'] && !fields['reviewedOn'],
  );
  const early = reviewsIn(space).filter(({ on }) => on > today);
  return [
    ...unreviewed.map((entry) => findingOn(entry, space, problem('unreviewed'))),
    ...early.map(({ entry, on }) => findingOn(entry, space, problem('reviewedLater', { date: on }))),
  ];
}

export function findOldReviews({ space, today }: Subject): ContentFinding[] {
  return reviewsIn(space)
    .filter(({ until }) => until <= today)
    .map(({ entry, on, months }) => findingOn(entry, space, problem('reviewOld', { date: on, months })));
}
