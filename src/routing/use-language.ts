import { createContext, useContext, useEffect } from 'react';
import type { Language } from '../../shared/languages.ts';

export const LanguageContext = createContext<Language | undefined>(undefined);

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageContext above it.');
  return language;
}

export function useDocumentLanguage(language: Language) {
  useEffect(() => {
    const { documentElement } = document;
    // Setting even an equal value makes the browser recompute all styles.
    if (documentElement.lang !== language) documentElement.lang = language;
  }, [language]);
}
