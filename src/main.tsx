/** Entry of the app in the browser: restores the contact form's draft and hydrates the prerendered page. */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { loadPage, loadComponent, type LoadedPage } from './app/load-page.ts';
import { preserveDomState } from './draft/preserve-dom-state.ts';
import { readPageData } from './app/page-data-element.ts';
import { hasRenderFailed } from './app/render-failure.ts';
import { resubmitPending, observeForm, mergeDraft } from './draft/before-hydration.ts';
import type { PageData } from './content/page/page-data.ts';
import { restoreEditedControls } from './draft/controls.ts';

/** Returns whether the URL has another path than the document: Back before hydration may change the URL alone. */
function hasPathChanged() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== window.location.pathname;
}

/** Reloads at most once for each history entry. Returns whether the page reloads. */
function reloadOnce(): boolean {
  const state = history.state as { reloaded?: boolean } | null;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return true;
}

const renderApp = (initialPage: LoadedPage) => (
  <ErrorBoundary>
    <BrowserRouter>
      <App initialPage={initialPage} />
    </BrowserRouter>
  </ErrorBoundary>
);

async function hydrate(pageData: PageData) {
  // Hydration without the component would empty the page.
  const initialPage = await loadComponent(pageData);
  // Lets the browser handle input that came while the scripts ran.
  await new Promise((resolve) => setTimeout(resolve));
  // A browser extension may have replaced the root meanwhile.
  const root = document.getElementById('root');
  if (!root) return;
  restoreEditedControls();
  mergeDraft(pageData);
  const pathHasChanged = hasPathChanged();
  if (pathHasChanged && reloadOnce()) return;
  // Offline, the service worker responds with the offline page if it has only the requested page's data.
  const isOtherPage = pathHasChanged || pageData.page.route === 'offline';
  const replacement = isOtherPage
    ? await loadPage(window.location.pathname).catch(() => undefined)
    : undefined;
  // A transition lets the browser handle input during hydration.
  startTransition(() => {
    if (replacement) createRoot(root).render(renderApp(replacement));
    else {
      const restore = preserveDomState(root);
      hydrateRoot(root, renderApp(initialPage), {
        onRecoverableError(error) {
          restore();
          reportError(error);
        },
      });
    }
  });
}

const data = readPageData();

if (data) {
  observeForm(data);
  if (hasRenderFailed()) {
    // The page stays prerendered HTML, whose form the browser submits.
    mergeDraft(data);
    resubmitPending();
  } else await hydrate(data);
}
