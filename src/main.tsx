import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage, withComponent, type LoadedPage } from './app/load-page.ts';
import { readPageData } from './app/page-data-element.ts';
import { renderFailedBefore } from './app/error-boundary.tsx';
import type { PageData } from './content/page/page-data.ts';

/** Whether the visitor went Back to another page's address before the scripts were here to show it. */
function hasLeftDocument() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== window.location.pathname;
}

/** The page at this address, where the page for no network came in its place and only its data is on the device. */
async function storedPage({ page }: PageData): Promise<LoadedPage | undefined> {
  if (page.route !== 'offline') return undefined;
  return loadPage(window.location.pathname).catch(() => undefined);
}

const site = (initialPage: LoadedPage) => (
  <BrowserRouter>
    <App initialPage={initialPage} />
  </BrowserRouter>
);

async function hydrate(element: HTMLElement, pageData: PageData) {
  // The page's component is fetched first: hydrating before it is here would empty the page.
  const initialPage = await withComponent(pageData);
  // A press that came while the libraries were run is answered before.
  await new Promise((resolve) => setTimeout(resolve));
  if (hasLeftDocument()) {
    window.location.reload();
    return;
  }
  // As a transition it is done in pieces, between which the browser answers presses.
  const stored = await storedPage(pageData);
  startTransition(() => {
    if (stored) createRoot(element).render(site(stored));
    else hydrateRoot(element, site(initialPage));
  });
}

const root = document.getElementById('root');
const data = readPageData();

if (root && data && !renderFailedBefore()) await hydrate(root, data);
