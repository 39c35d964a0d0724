import { useEffect } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { loadPage } from './load-page.ts';

/** How far below and above the viewport a link may be for its page to be fetched ahead. */
const rootMargin = '200px';

const links = 'a[href^="/"]:not([target])';
/** Not on most visitors' way: what stands aside, such as the banner, the other language, and the footer. */
const aside = 'aside a, [hreflang], footer a';

function fetchAhead({ pathname }: HTMLAnchorElement) {
  if (pathname === window.location.pathname) return;
  // A page that cannot be fetched ahead is fetched, and its failure shown, when the visitor goes there.
  loadPage(pathname).catch(() => undefined);
}

/**
 * Fetches ahead the pages behind the links that come near the viewport, and behind every link a pointer or the focus comes to:
 * a finger is lifted a moment later. `shown` changes with the page.
 */
export function usePrefetch(shown: unknown) {
  useEffect(() => {
    if (savesData()) return;
    const fetchPointedAt = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
      if (link) fetchAhead(link);
    };
    document.addEventListener('pointerover', fetchPointedAt);
    document.addEventListener('focusin', fetchPointedAt);
    return () => {
      document.removeEventListener('pointerover', fetchPointedAt);
      document.removeEventListener('focusin', fetchPointedAt);
    };
  }, []);

  useEffect(() => {
    if (savesData() || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          fetchAhead(target as HTMLAnchorElement);
        }
      },
      { rootMargin },
    );
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      if (!link.matches(aside)) observer.observe(link);
    }
    return () => observer.disconnect();
  }, [shown]);
}
