import { showsHostedFilm } from '../content/page/player-of.ts';
import type { NewerContent } from '../content/content-provider.tsx';
import { loadPage, type LoadedPage } from './load-page.ts';
import { readPageData } from './page-data-element.ts';

const cachedPages = new Map<string, Promise<LoadedPage>>();

/** After this timeout the browser loads the page itself and displays its own progress. */
const loadTimeoutMs = 10_000;

const timeout = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The page takes too long.')), loadTimeoutMs),
  );

/** The CSP of the current document comes from the first page of the visit and may forbid a hosted film. */
function needsOwnDocument({ data }: LoadedPage): boolean {
  const firstPage = readPageData();
  return showsHostedFilm(data) && !(firstPage && showsHostedFilm(firstPage));
}

/** Never resolves, so that the old page stays visible until the browser has loaded the new document. */
function reloadDocument(pathname: string): Promise<never> {
  cachedPages.delete(pathname);
  if (window.location.pathname === pathname) window.location.reload();
  return new Promise(() => undefined);
}

/** Caches the promise, since `use` needs the same one at each render. Leaves errors, redirects and 404 to the browser. */
export function pageAt(pathname: string, newer: NewerContent | undefined): Promise<LoadedPage> {
  const cached = cachedPages.get(pathname);
  if (cached) return cached;
  const page = Promise.race([loadPage(pathname, newer), timeout()]).then(
    (loaded) => (needsOwnDocument(loaded) ? reloadDocument(pathname) : loaded),
    () => reloadDocument(pathname),
  );
  cachedPages.set(pathname, page);
  return page;
}
