import { useEffect } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { loadPage } from './load-page.ts';

/** How far below and above the viewport a link may be for its page to be fetched ahead. */
const rootMargin = '200px';

/**
 * Not on most visitors' way: what stands aside, such as the banner, the other language, and the footer with its legal pages.
 */
const links = 'a[href^="/"]:not([target], [hreflang], aside a, footer a)';

/** Fetches ahead the pages behind the links that come near the viewport. `shown` changes with the page. */
export function usePrefetch(shown: unknown) {
  useEffect(() => {
    if (savesData() || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const { pathname } = target as HTMLAnchorElement;
          // A page that cannot be fetched ahead is fetched, and its failure shown, when the visitor goes there.
          if (pathname !== window.location.pathname) loadPage(pathname).catch(() => undefined);
        }
      },
      { rootMargin },
    );
    for (const link of document.querySelectorAll(links)) observer.observe(link);
    return () => observer.disconnect();
  }, [shown]);
}
