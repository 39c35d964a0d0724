import { isDay } from '../../model/define/values.ts';
import { reviewTerms } from '../../model/reviewed.ts';
import { entriesOf, type Space } from '../source/space.ts';
import { defaultLocaleOf } from './space-index.ts';

function monthsLater(date: string, months: number): string {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.toISOString().slice(0, 10);
}

/** Returns the reviews with a valid date: `on` is the day of the review, `until` the first day on which it is outdated. */
export function reviewsIn(space: Space) {
  const locale = defaultLocaleOf(space);
  return Object.entries(reviewTerms).flatMap(([type, months]) => {
    return entriesOf(space, type).flatMap((entry) => {
      const on = String(entry.fields['reviewedOn']?.[locale]);
      if (!isDay(on)) return [];
      return [{ entry, on, months, until: monthsLater(on, months) }];
    });
  });
}
