import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent, usePageData } from '../content/use-content.ts';
import { findHashTarget } from './use-scroll-restoration.ts';

export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const { title } = useContent(usePageData().mainGroup).meta;
  const [announced, setAnnounced] = useState('');
  const previousPathname = useRef(pathname);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    // A screen reader reads the focused heading, so nothing is announced.
    if (document.activeElement?.matches('main h1')) return;
    setAnnounced(title);
    if (!findHashTarget(window.location.hash))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <p className="visually-hidden" aria-live="assertive">
      {announced}
    </p>
  );
}
