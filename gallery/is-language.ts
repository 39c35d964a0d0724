import { languages, type Language } from '../src/language/languages.ts';

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}
