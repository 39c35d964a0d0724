import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { problem } from '../../../src/model/define/problems.ts';

const field = 'offersUntil';

/** Finds offers that have ended, since the site still displays the texts that name their last day. */
export function findEndedOffers({ space, today }: { space: Space; today: string }): ContentFinding[] {
  const locale = defaultLocaleOf(space);
  return entriesOf(space, 'pricesPage').flatMap(({ sys, fields }) => {
    const day = String(fields[field]?.[locale] ?? today);
    const place = { entry: sys.id, contentType: 'pricesPage', field, locale };
    return day < today ? [findingAt(place, problem('offersEnded', { day }))] : [];
  });
}
