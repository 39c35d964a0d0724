import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { daysOffToWrite } from '../../../shared/days-off.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';

const inRomanian = (date: string) => date.split('-').toReversed().join('.');

/** Announces the end of the days off: after it the site would say "open" on holidays. */
export function daysOffLines({ openingHours, countryCode }: SiteFacts, now: Date): string[] {
  const ending = daysOffToWrite(openingHours, countryCode, wallTimeAt(now.getTime(), clinicClock).date);
  if (!ending) return [];
  const { last: day, isEnding, missing: holidays } = ending;
  const missing = holidays.map(({ date, name }) => `${inRomanian(date)} (${name})`).join(', ');
  if (!isEnding)
    return [
      `ATENȚIE: Pe site scrie „deschis” în zilele de sărbătoare: ${missing}. Scrieți-le ca zile libere sau, dacă lucrați, cu orele lor.`,
    ];
  const last = day
    ? `Ultima zi liberă scrisă pe site este ${inRomanian(day)}.`
    : 'Pe site nu este scrisă nicio zi liberă.';
  return [`ATENȚIE: ${last} Scrieți-le și pe cele care urmează${missing && `: ${missing}`}.`];
}
