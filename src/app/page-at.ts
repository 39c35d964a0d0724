import { showsHostedFilm } from '../content/page/player-of.ts';
import type { NewerContent } from '../content/content-provider.tsx';
import { loadPage, type LoadedPage } from './load-page.ts';
import { readPageData } from './page-data-element.ts';

const cachedPages = new Map<string, Promise<LoadedPage>>();

const loadTimeoutMs = 10_000;

/** Returns the same promise at each render, as React's `use` needs. If loading fails, the browser loads the document. */
export function pageAt(pathname: string, newer: NewerContent | undefined): Promise<LoadedPage> {
  const cached = cachedPages.get(pathname);
  if (cached) return cached;
  const page = Promise.race([loadPage(pathname, newer), timeout()]).then(
    (loaded) => (isFilmForbidden(loaded) ? reloadDocument(pathname) : loaded),
    () => reloadDocument(pathname),
  );
  cachedPages.set(pathname, page);
  return page;
}

const timeout = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The page takes too long.')), loadTimeoutMs),
  );

/** Only the document of a page with a hosted film has a CSP that allows the film's player. */
function isFilmForbidden({ data }: LoadedPage): boolean {
  if (!showsHostedFilm(data)) return false;
  const documentData = readPageData();
  return !documentData || !showsHostedFilm(documentData);
}

/** Never resolves, so that the old page stays visible until the browser has loaded the new document. */
function reloadDocument(pathname: string): Promise<never> {
  cachedPages.delete(pathname);
  // The visitor may have gone to another page meanwhile.
  if (window.location.pathname === pathname) window.location.reload();
  return new Promise(() => undefined);
}
