import type { ContactRequest } from '../../../shared/contact-request.ts';

const locales = { ro: 'ro-RO', en: 'en-GB' } as const;

/** `luni, 30 noiembrie`, `Monday 30 November`: as the pages say it. */
export function dayInWords(date: string, language: ContactRequest['language']): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], parts).format(new Date(date)).replace(/^(\w+day),/, '$1');
}
