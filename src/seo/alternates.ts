import { defaultLanguage, languages, type Language } from '../../shared/languages.ts';
import { pathTo, type PageRef } from '../routing/routes.ts';

export type Alternate = { hrefLang: Language; path: string };

/** The same page in each language; none where there is but one. */
export function alternates(page: PageRef): Alternate[] {
  if (languages.length === 1) return [];
  return [
    ...languages.map((language) => ({ hrefLang: language, path: pathTo(page, language) })),
    { hrefLang: 'x-default', path: pathTo(page, defaultLanguage) },
  ];
}
