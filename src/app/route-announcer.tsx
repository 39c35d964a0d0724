import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent, usePageData } from '../content/use-content.ts';
import { elementOfHash } from './use-scroll-restoration.ts';

/** Announces the title after a client-side navigation to another path. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const { title } = useContent(usePageData().mainGroup).meta;
  const [announced, setAnnounced] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A screen reader reads the focused heading, so nothing is announced.
    if (document.activeElement?.matches('main h1')) return;
    setAnnounced(title);
    if (!elementOfHash(window.location.hash)) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <p className="visually-hidden" aria-live="assertive">
      {announced}
    </p>
  );
}
