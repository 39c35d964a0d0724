import { daysOffToWrite } from '../../../shared/days-off.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';

const inRomanian = (date: string) => date.split('-').toReversed().join('.');

/** Announces the end of the days off: after it the site would say "open" on holidays. */
function daysOffNote({ openingHours, countryCode }: SiteFacts, today: string): string | undefined {
  const ending = daysOffToWrite(openingHours, countryCode, today);
  if (!ending) return undefined;
  const { last: day, isEnding, missing: holidays } = ending;
  const missing = holidays.map(({ date, name }) => `${inRomanian(date)} (${name})`).join(', ');
  if (!isEnding)
    return `ATENȚIE: Pe site scrie „deschis” în zilele de sărbătoare: ${missing}. Scrieți-le ca zile libere sau, dacă lucrați, cu orele lor.`;
  const last = day
    ? `Ultima zi liberă scrisă pe site este ${inRomanian(day)}.`
    : 'Pe site nu este scrisă nicio zi liberă.';
  return `ATENȚIE: ${last} Scrieți-le și pe cele care urmează${missing && `: ${missing}`}.`;
}

/** Names the pages that somebody has to read again. */
function reviewNote({ reviews }: SiteFacts, today: string): string | undefined {
  const old = reviews.filter(({ until }) => until <= today).map(({ page }) => page);
  if (old.length === 0) return undefined;
  return `Verificate demult, de citit din nou: ${old.join(', ')}. Cine răspunde de text îl citește, apoi scrieți data nouă pe site.`;
}

/** Lines of the daily mail that each ask for an action. */
export const dailyNotes = (facts: SiteFacts, today: string) =>
  [daysOffNote(facts, today), reviewNote(facts, today)].filter((note) => note !== undefined);
