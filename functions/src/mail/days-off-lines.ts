import { daysOffToWrite } from '../../../shared/days-off.ts';
import type { SiteFacts } from '../../../shared/site-facts.ts';

const inRomanian = (date: string) => date.split('-').toReversed().join('.');

/** Announces the end of the days off: after it the site would say "open" on holidays. */
export function daysOffLines({ openingHours, countryCode }: SiteFacts, now: Date): string[] {
  const ending = daysOffToWrite(openingHours, countryCode, now.toISOString().slice(0, 10));
  if (!ending) return [];
  const last = ending.last
    ? `Ultima zi liberă scrisă pe site este ${inRomanian(ending.last)}.`
    : 'Pe site nu este scrisă nicio zi liberă.';
  const missing = ending.missing.map(({ date, name }) => `${inRomanian(date)} (${name})`).join(', ');
  return [`ATENȚIE: ${last} Scrieți-le și pe cele care urmează${missing && `: ${missing}`}.`];
}
