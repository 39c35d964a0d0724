import { useEffect } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { loadPage } from './load-page.ts';

/** How far below and above the viewport a link may be for its page to be fetched ahead. */
const rootMargin = '200px';

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
    // What stands aside, such as the banner with its links to the legal pages, is not on anybody's way.
    const links = document.querySelectorAll('a[href^="/"]:not([target], aside a)');
    for (const link of links) observer.observe(link);
    return () => observer.disconnect();
  }, [shown]);
}
