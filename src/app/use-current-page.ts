import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPage, type LoadedPage } from './load-page.ts';

export type CurrentPage = LoadedPage & { pathname: string };

/**
 * The page to show. It follows the address once the new page is here; until then the old one stays. When the new
 * page cannot be loaded the browser goes there by itself, so that the visitor sees its own message or a cached page.
 */
export function useCurrentPage(initial: LoadedPage): CurrentPage {
  const { pathname } = useLocation();
  const [current, setCurrent] = useState<CurrentPage>({ ...initial, pathname });

  useEffect(() => {
    if (pathname === current.pathname) return;
    let left = false;
    loadPage(pathname).then(
      (page) => !left && startTransition(() => setCurrent({ ...page, pathname })),
      () => !left && window.location.reload(),
    );
    return () => {
      left = true;
    };
  }, [pathname, current.pathname]);

  return current;
}
