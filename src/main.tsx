import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage, withComponent, type LoadedPage } from './app/load-page.ts';
import { carryOver } from './app/carry-over.ts';
import { readPageData } from './app/page-data-element.ts';
import { renderFailedBefore } from './app/error-boundary.tsx';
import { storeTyped } from './features/contact/before-hydration.ts';
import type { PageData } from './content/page/page-data.ts';

/** The visitor may go Back before the scripts are loaded. */
function hasLeftDocument() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== window.location.pathname;
}

/** Offline, only the page's data may be stored, not its document. */
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
  // Hydrating without the component would empty the page.
  const initialPage = await withComponent(pageData);
  // Answers presses that came while the libraries ran.
  await new Promise((resolve) => setTimeout(resolve));
  storeTyped(pageData);
  if (hasLeftDocument()) {
    window.location.reload();
    return;
  }
  // A transition, so that the browser can answer presses meanwhile.
  const stored = await storedPage(pageData);
  startTransition(() => {
    if (stored) createRoot(element).render(site(stored));
    else {
      const restore = carryOver(element);
      hydrateRoot(element, site(initialPage), {
        onRecoverableError(error) {
          restore();
          reportError(error);
        },
      });
    }
  });
}

const root = document.getElementById('root');
const data = readPageData();

if (root && data && !renderFailedBefore()) await hydrate(root, data);
