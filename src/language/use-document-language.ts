import { useEffect } from 'react';
import type { Language } from './languages.ts';

export function useDocumentLanguage(language: Language) {
  useEffect(() => {
    const { documentElement } = document;
    // Set again, though to the same, it makes the browser compute every style again.
    if (documentElement.lang !== language) documentElement.lang = language;
  }, [language]);
}
