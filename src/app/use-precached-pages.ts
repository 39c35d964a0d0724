import { useEffect } from 'react';
import type { Language } from '../language/languages.ts';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Keeps the page that is shown, and those one may need without a network on the device, once nothing else is to be done. */
export function usePrecachedPages(pathname: string, language: Language) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    return whenIdle(async () => {
      // Where storage is denied, or a deploy took the code away, the site is read online only.
      await import('./precache-pages.ts')
        .then(({ precachePages }) => precachePages(pathname, language))
        .catch(() => undefined);
    });
  }, [pathname, language]);
}
