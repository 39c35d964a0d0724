import { showsHostedFilm } from '../content/page/hosted-film.ts';
import type { NewerContent } from '../content/content-provider.tsx';
import { loadPage, type LoadedPage } from './load-page.ts';
import { readPageData } from './page-data-element.ts';

const pages = new Map<string, Promise<LoadedPage>>();

/** Whether the policy of the document, which came with its first page, forbids what the new page shows. */
function needsOwnDocument({ data }: LoadedPage): boolean {
  const first = readPageData();
  return showsHostedFilm(data) && !(first && showsHostedFilm(first));
}

/** Has the browser open the address, unless the visitor has gone on by now; the page that is shown stays until then. */
function leaveToBrowser(pathname: string): Promise<never> {
  pages.delete(pathname);
  if (window.location.pathname === pathname) window.location.reload();
  return new Promise(() => undefined);
}

/**
 * The page at an address, for `use`: the same promise at every call. What this document cannot show is left to the browser,
 * so that the visitor sees a page kept for offline, a redirect, the 404 page or the browser's own message.
 */
export function pageAt(pathname: string, newer: NewerContent | undefined): Promise<LoadedPage> {
  const known = pages.get(pathname);
  if (known) return known;
  const page = loadPage(pathname, newer).then(
    (loaded) => (needsOwnDocument(loaded) ? leaveToBrowser(pathname) : loaded),
    () => leaveToBrowser(pathname),
  );
  pages.set(pathname, page);
  return page;
}
