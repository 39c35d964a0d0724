import { defaultLanguage, languages, type Language } from '../language/languages.ts';
import { pathTo, type PageRef } from '../routing/routes.ts';

export type Alternate = { hrefLang: Language | 'x-default'; path: string };

export function alternates(page: PageRef): Alternate[] {
  return [
    ...languages.map((language) => ({ hrefLang: language, path: pathTo(page, language) })),
    { hrefLang: 'x-default', path: pathTo(page, defaultLanguage) },
  ];
}
