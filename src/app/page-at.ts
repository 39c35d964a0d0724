import { showsHostedFilm } from '../content/page/player-of.ts';
import type { NewerContent } from '../content/content-provider.tsx';
import { loadPage, type LoadedPage } from './load-page.ts';
import { readPageData } from './page-data-element.ts';

const pages = new Map<string, Promise<LoadedPage>>();

/** After it the browser loads the page itself, and shows that it does. */
const loadTimeoutMs = 10_000;

const tooLate = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The page takes too long.')), loadTimeoutMs),
  );

/** The document's policy came with its first page and may forbid the new page's film. */
function needsOwnDocument({ data }: LoadedPage): boolean {
  const first = readPageData();
  return showsHostedFilm(data) && !(first && showsHostedFilm(first));
}

/** Keeps the visible page until the browser has loaded the address. */
function leaveToBrowser(pathname: string): Promise<never> {
  pages.delete(pathname);
  if (window.location.pathname === pathname) window.location.reload();
  return new Promise(() => undefined);
}

/** `use` needs the same promise each time. Offline pages, redirects and 404 are left to the browser. */
export function pageAt(pathname: string, newer: NewerContent | undefined): Promise<LoadedPage> {
  const known = pages.get(pathname);
  if (known) return known;
  const page = Promise.race([loadPage(pathname, newer), tooLate()]).then(
    (loaded) => (needsOwnDocument(loaded) ? leaveToBrowser(pathname) : loaded),
    () => leaveToBrowser(pathname),
  );
  pages.set(pathname, page);
  return page;
}
