import { useEffect } from 'react';
import type { Language } from '../../shared/languages.ts';
import { prefersReducedData } from '../lib/visitor-preferences.ts';

const precacheDelayMs = 10_000;

/** Stores pages for visits without a network once a page has been open for ten seconds. */
export function usePrecachedPages(pathname: string, language: Language) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || prefersReducedData()) return;
    const timer = setTimeout(() => {
      // Precaching fails without storage or after a deploy; then the site works online only.
      import('./precache-pages.ts')
        .then(({ precachePages }) => precachePages(pathname, language))
        .catch(() => undefined);
    }, precacheDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, language]);
}
