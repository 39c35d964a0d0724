import { brandLanguages } from './brand.ts';

export type Language = string;

export const languages: readonly Language[] = brandLanguages.map(({ code }) => code);

export const defaultLanguage: Language = brandLanguages[0].code;

function settingsOf(language: Language): (typeof brandLanguages)[number] {
  const settings = brandLanguages.find(({ code }) => code === language);
  if (!settings) throw new Error(`The brand has no language "${language}".`);
  return settings;
}

export const nameOf = (language: Language) => settingsOf(language).name;

/** Returns a BCP 47 tag whose region decides how dates and numbers are written: `ro-RO`. */
export const tagOf = (language: Language) => settingsOf(language).tag;

/** Groups four digits in every locale, as in `2.328`; by default some locales, such as Spanish, write `2328`. */
export const formatNumber = (language: Language, count: number) =>
  count.toLocaleString(tagOf(language), { useGrouping: 'always' });

export const localeOf = (language: Language) => settingsOf(language).contentfulLocale;

export function languageOfPath(pathname: string): Language {
  const segment = pathname.split('/')[1]?.toLowerCase();
  return languages.find((language) => language === segment) ?? defaultLanguage;
}
