import { origin } from '../../shared/brand.ts';
import { defaultLanguage, languages, type Language } from '../../shared/languages.ts';
import { pathTo, type PageRef } from '../routing/routes.ts';

/** Where the site lives, without a trailing slash: canonical and alternate addresses are absolute. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN || origin;

export type Alternate = { hrefLang: Language; path: string };

/** The same page in each language; none where there is but one. */
export function alternates(page: PageRef): Alternate[] {
  if (languages.length === 1) return [];
  return [
    ...languages.map((language) => ({ hrefLang: language, path: pathTo(page, language) })),
    { hrefLang: 'x-default', path: pathTo(page, defaultLanguage) },
  ];
}
