import { useEffect } from 'react';
import type { Language } from './languages.ts';

/** Keeps the language of `<html>` that of the page. */
export function useDocumentLanguage(language: Language) {
  useEffect(() => {
    const { documentElement } = document;
    // Set again, though to the same, it makes the browser compute every style again.
    if (documentElement.lang !== language) documentElement.lang = language;
  }, [language]);
}
