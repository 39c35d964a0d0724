import { useEffect } from 'react';
import type { NewerContent } from '../content/content-provider.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { prefersReducedData } from '../lib/visitor-preferences.ts';
import { loadData, loadPage } from './load-page.ts';

const linkSelector = 'a[href^="/"]:not([target])';
/** A form that names the page to which its submit leads. */
const formSelector = '[data-leads-to]';
/** Links that are not prefetched near the viewport, since most visitors do not follow them. */
const rarelyFollowedSelector = 'aside a, [hreflang], footer a, form a';

function prefetch(pathname: string, load: (pathname: string) => Promise<unknown>) {
  if (pathname === window.location.pathname) return;
  // A failed prefetch is ignored, since the navigation retries and reports.
  load(pathname).catch(() => undefined);
}

/** Prefetches a page's data when a link to it comes near the viewport, and its component on hover or focus. */
export function usePrefetch(pathname: string, newer: NewerContent | undefined) {
  useEffect(() => {
    if (prefersReducedData()) return;
    const prefetchTarget = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(linkSelector);
      const nextPath = link?.pathname ?? target.closest<HTMLElement>(formSelector)?.dataset['leadsTo'];
      // A tap fires these events right before its click, whose response should be painted first.
      if (nextPath) whenIdle(() => prefetch(nextPath, (path) => loadPage(path, newer)));
    };
    document.addEventListener('pointerover', prefetchTarget);
    document.addEventListener('focusin', prefetchTarget);
    return () => {
      document.removeEventListener('pointerover', prefetchTarget);
      document.removeEventListener('focusin', prefetchTarget);
    };
  }, [newer]);

  useEffect(() => {
    if (prefersReducedData() || !('IntersectionObserver' in window)) return;
    // A service of newer content may have no file for `loadData` to fetch.
    const load = newer ? (path: string) => loadPage(path, newer) : loadData;
    const prefetchVisible = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        prefetch((target as HTMLAnchorElement).pathname, load);
      }
    };
    const observer = new IntersectionObserver(prefetchVisible, { rootMargin: '200px' });
    for (const link of document.querySelectorAll<HTMLAnchorElement>(linkSelector)) {
      if (!link.matches(rarelyFollowedSelector)) observer.observe(link);
    }
    return () => observer.disconnect();
  }, [pathname, newer]);
}
