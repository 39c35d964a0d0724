import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';

/** Names the pages that somebody has to read again. */
export function reviewLines({ reviews }: SiteFacts, now: Date): string[] {
  const today = wallTimeAt(now.getTime(), clinicClock).date;
  const old = reviews.filter(({ until }) => until <= today).map(({ page }) => page);
  if (old.length === 0) return [];
  return [
    `Verificate demult, de citit din nou: ${old.join(', ')}. Cine răspunde de text îl citește, apoi scrieți data nouă pe site.`,
  ];
}
