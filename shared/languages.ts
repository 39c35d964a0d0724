import { brandLanguages } from './brand.ts';

/** The code of a language of the brand: `en` of `/en/preturi`. */
export type Language = string;

export const languages: readonly Language[] = brandLanguages.map(({ code }) => code);

/** The one whose home page has the address `/`. */
export const defaultLanguage: Language = brandLanguages[0].code;

function settingsOf(language: Language): (typeof brandLanguages)[number] {
  const settings = brandLanguages.find(({ code }) => code === language);
  if (!settings) throw new Error(`The brand has no language "${language}".`);
  return settings;
}

/** In the language itself: `Română`. */
export const nameOf = (language: Language) => settingsOf(language).name;

/** BCP 47, with the region whose forms numbers and dates take: `ro-RO`. */
export const tagOf = (language: Language) => settingsOf(language).tag;

/** The locale of the content. */
export const localeOf = (language: Language) => settingsOf(language).contentfulLocale;

export function languageOfPath(pathname: string): Language {
  const segment = pathname.split('/')[1]?.toLowerCase();
  return languages.find((language) => language === segment) ?? defaultLanguage;
}
