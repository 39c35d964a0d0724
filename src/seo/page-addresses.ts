import { origin } from '../../shared/brand.ts';
import { defaultLanguage, languages, type Language } from '../../shared/languages.ts';
import { pathTo, type PageRef } from '../routing/routes.ts';

/** Without a trailing slash. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN || origin;

/** Empty for a site in one language. */
export function alternates(page: PageRef): { hrefLang: Language; path: string }[] {
  if (languages.length === 1) return [];
  return [
    ...languages.map((language) => ({ hrefLang: language, path: pathTo(page, language) })),
    { hrefLang: 'x-default', path: pathTo(page, defaultLanguage) },
  ];
}
