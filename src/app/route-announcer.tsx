import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent, usePageData } from '../content/use-content.ts';
import { elementOfHash } from './use-scroll-restoration.ts';

/** The first page and newer content of the same page are not announced. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const { title } = useContent(usePageData().mainGroup).meta;
  const [announced, setAnnounced] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A page that has focused its heading is read from there.
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
