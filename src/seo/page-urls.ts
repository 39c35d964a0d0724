import { origin } from '../../shared/brand.ts';
import { defaultLanguage, languages, type Language } from '../../shared/languages.ts';
import { pathTo, type PageRef } from '../routing/routes.ts';

/** Has no trailing slash. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN || origin;

/** Returns a page's `hreflang` links, without the `untranslated` languages; none if the page has only one language. */
export function alternates(page: PageRef, untranslated: readonly Language[]) {
  const translated = languages.filter((language) => !untranslated.includes(language));
  if (translated.length === 1) return [];
  return [
    ...translated.map((language) => ({ hrefLang: language, path: pathTo(page, language) })),
    { hrefLang: 'x-default', path: pathTo(page, defaultLanguage) },
  ];
}
