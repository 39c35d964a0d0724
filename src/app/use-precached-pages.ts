import { useEffect } from 'react';
import type { Language } from '../../shared/languages.ts';
import { savesData } from '../lib/visitor-preferences.ts';

/** Milliseconds on a page after which a visitor seems to stay. */
const stay = 10_000;

/** Keeps the page that is shown, and those one may need without a network, on the device of a visitor who stays. */
export function usePrecachedPages(pathname: string, language: Language) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    const timer = setTimeout(() => {
      // Where storage is denied, or a deploy took the code away, the site is read online only.
      import('./precache-pages.ts')
        .then(({ precachePages }) => precachePages(pathname, language))
        .catch(() => undefined);
    }, stay);
    return () => clearTimeout(timer);
  }, [pathname, language]);
}
