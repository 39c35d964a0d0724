import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showsHostedFilm } from '../content/hosted-film.ts';
import { loadedPage, loadPage, type LoadedPage } from './load-page.ts';
import { readPageData } from './page-data-element.ts';
import { mayFade, showPage } from './show-page.ts';

export type CurrentPage = LoadedPage & { pathname: string };

/** Whether the policy of the document, which came with its first page, forbids what the new page shows. */
function needsOwnDocument({ data }: LoadedPage): boolean {
  const first = readPageData();
  return showsHostedFilm(data) && !(first && showsHostedFilm(first));
}

/** The page of the address where it can come with it: in one render, and without a picture of the old page in between. */
function readyPage(pathname: string): CurrentPage | undefined {
  const page = mayFade() ? undefined : loadedPage(pathname);
  return page && !needsOwnDocument(page) ? { ...page, pathname } : undefined;
}

/**
 * The page to show. It follows the address once the new page is here; until then the old one stays. When the new
 * page cannot be loaded the browser goes there by itself, so that the visitor sees its own message or a cached page.
 */
export function useCurrentPage(initial: LoadedPage): CurrentPage {
  const { pathname } = useLocation();
  /** The page that stays while the next one loads. */
  const [last, setLast] = useState<CurrentPage>({ ...initial, pathname });
  const ready = useMemo(() => (pathname === last.pathname ? last : readyPage(pathname)), [pathname, last]);
  const current = ready ?? last;
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
    if (ready) {
      setLast(ready);
      return;
    }
    let left = false;
    const reload = () => window.location.reload();
    const show = (page: LoadedPage) => {
      // The browser calls when it has a picture of the old page; until then the visitor may have gone on.
      showPage(() => !left && setLast({ ...page, pathname }), swiped.current);
      swiped.current = false;
    };
    loadPage(pathname).then(
      (page) => !left && (needsOwnDocument(page) ? reload() : show(page)),
      () => !left && reload(),
    );
    return () => {
      left = true;
    };
  }, [pathname, ready]);

  return current;
}
