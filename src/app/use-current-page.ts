import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPage, type LoadedPage } from './load-page.ts';
import { showPage } from './show-page.ts';

export type CurrentPage = LoadedPage & { pathname: string };

/**
 * The page to show. It follows the address once the new page is here; until then the old one stays. When the new
 * page cannot be loaded the browser goes there by itself, so that the visitor sees its own message or a cached page.
 */
export function useCurrentPage(initial: LoadedPage): CurrentPage {
  const { pathname } = useLocation();
  const [current, setCurrent] = useState<CurrentPage>({ ...initial, pathname });
  /** Whether the browser showed the change of page itself, as phones do when one swipes back. */
  const swiped = useRef(false);

  useEffect(() => {
    const notice = ({ hasUAVisualTransition }: PopStateEvent) => {
      swiped.current = hasUAVisualTransition;
    };
    window.addEventListener('popstate', notice);
    return () => window.removeEventListener('popstate', notice);
  }, []);

  useEffect(() => {
    if (pathname === current.pathname) return;
    let left = false;
    const show = (page: LoadedPage) => {
      // The browser calls when it has a picture of the old page; until then the visitor may have gone on.
      showPage(
        () => !left && setCurrent({ ...page, pathname }),
        page.data.page.service,
        swiped.current,
      );
      swiped.current = false;
    };
    loadPage(pathname).then(
      (page) => !left && show(page),
      () => !left && window.location.reload(),
    );
    return () => {
      left = true;
    };
  }, [pathname, current.pathname]);

  return current;
}
