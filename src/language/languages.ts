export const languages = ['ro', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ro';

export const languageNames: Record<Language, string> = { ro: 'Română', en: 'English' };

export function otherLanguage(language: Language): Language {
  return language === 'ro' ? 'en' : 'ro';
}

export function languageOfPath(pathname: string): Language {
  const segment = pathname.split('/')[1]?.toLowerCase();
  return languages.find((language) => language === segment) ?? defaultLanguage;
}
