import { useEffect } from 'react';
import type { NewerContent } from '../content/content-provider.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { savesData } from '../lib/visitor-preferences.ts';
import { loadData, loadPage } from './load-page.ts';

const rootMargin = '200px';

const links = 'a[href^="/"]:not([target])';
const leadingForm = '[data-leads-to]';
/** These links are not prefetched, since most visitors do not follow them. */
const rarelyFollowed = 'aside a, [hreflang], footer a, form a';

function fetchAhead(pathname: string, load: (pathname: string) => Promise<unknown>) {
  if (pathname === window.location.pathname) return;
  // A failed prefetch is ignored, since the navigation retries and reports.
  load(pathname).catch(() => undefined);
}

/** Prefetches a page's data when a link to it comes near the viewport, and its component on hover or focus. */
export function usePrefetch(pathname: string, newer: NewerContent | undefined) {
  useEffect(() => {
    if (savesData()) return;
    const fetchPointedAt = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(links);
      const leadsTo = link?.pathname ?? target.closest<HTMLElement>(leadingForm)?.dataset['leadsTo'];
      // A tap fires these events right before its click, whose response should be painted first.
      if (leadsTo) whenIdle(() => fetchAhead(leadsTo, (path) => loadPage(path, newer)));
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
      if (!link.matches(rarelyFollowed)) observer.observe(link);
    }
    return () => observer.disconnect();
  }, [pathname, newer]);
}
