import { useEffect } from 'react';
import type { NewerContent } from '../content/content-provider.tsx';
import { savesData } from '../lib/visitor-preferences.ts';
import { loadData, loadPage } from './load-page.ts';

/** How far below and above the viewport a link may be for its page to be fetched ahead. */
const rootMargin = '200px';

const links = 'a[href^="/"]:not([target])';
/** What leads to a page once it is used: a form that is being filled in. */
const leading = '[data-leads-to]';
/** Not on most visitors' way: what stands aside, such as the banner, the other language, and the footer. */
const aside = 'aside a, [hreflang], footer a';

function fetchAhead(pathname: string, load: (pathname: string) => Promise<unknown>) {
  if (pathname === window.location.pathname) return;
  // A page that cannot be fetched ahead is fetched, and its failure shown, when the visitor goes there.
  load(pathname).catch(() => undefined);
}

/**
 * Fetches ahead the data of the pages behind the links that come near the viewport, and with its scripts the page behind every
 * link a pointer or the focus comes to: a finger is lifted a moment later.
 */
export function usePrefetch(pathname: string, newer: NewerContent | undefined) {
  useEffect(() => {
    if (savesData()) return;
    const fetchPointedAt = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(links);
      const leadsTo = link?.pathname ?? target.closest<HTMLElement>(leading)?.dataset['leadsTo'];
      if (leadsTo) fetchAhead(leadsTo, (path) => loadPage(path, newer));
    };
    document.addEventListener('pointerover', fetchPointedAt);
    document.addEventListener('focusin', fetchPointedAt);
    return () => {
      document.removeEventListener('pointerover', fetchPointedAt);
      document.removeEventListener('focusin', fetchPointedAt);
    };
  }, [newer]);

  useEffect(() => {
    if (savesData() || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const load = newer ? (path: string) => loadPage(path, newer) : loadData;
          fetchAhead((target as HTMLAnchorElement).pathname, load);
        }
      },
      { rootMargin },
    );
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      if (!link.matches(aside)) observer.observe(link);
    }
    return () => observer.disconnect();
  }, [pathname, newer]);
}
