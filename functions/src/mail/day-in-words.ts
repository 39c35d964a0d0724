import { tagOf, type Language } from '../../../shared/languages.ts';

/** `luni, 30 noiembrie`, `Monday 30 November`: as the pages say it. */
export function dayInWords(date: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(language), parts).format(new Date(date)).replace(/^(\w+day),/, '$1');
}
