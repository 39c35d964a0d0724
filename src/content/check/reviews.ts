import { contentTypeOf } from '../../model/content-model.ts';
import { isDay } from '../../model/define/values.ts';
import { reviewTerms } from '../../model/reviewed.ts';
import { entriesOf, type Entry, type Space } from '../source/space.ts';
import { defaultLocaleOf } from './space-index.ts';

/** Whose texts somebody has reviewed on a day. */
type Review = {
  entry: Entry;
  /** As editors call it: `Serviciu „Ortodonție”` */
  page: string;
  on: string;
  months: number;
  /** The first day on which the review is old. */
  until: string;
};

function monthsLater(date: string, months: number): string {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.toISOString().slice(0, 10);
}

/** Leaves out what is no date. */
export function reviewsIn(space: Space): Review[] {
  const locale = defaultLocaleOf(space);
  return Object.entries(reviewTerms).flatMap(([type, months]) => {
    const { name = '', titleField = '' } = contentTypeOf(type) ?? {};
    return entriesOf(space, type).flatMap((entry): Review[] => {
      const on = String(entry.fields['reviewedOn']?.[locale]);
      if (!isDay(on)) return [];
      const title = String(entry.fields[titleField]?.[locale]);
      const page = type === 'service' ? `${name} „${title}”` : name;
      return [{ entry, page, on, months, until: monthsLater(on, months) }];
    });
  });
}
