import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { withComponent } from './app/load-page.ts';
import { readPageData } from './app/page-data-element.ts';
import { renderFailedBefore } from './app/render-failure.ts';

const root = document.getElementById('root');
const data = readPageData();

if (root && data && !renderFailedBefore()) {
  // The page's component is fetched first: hydrating before it is here would empty the page.
  const initialPage = await withComponent(data);
  // A press that came while the libraries were run is answered before.
  await new Promise((resolve) => setTimeout(resolve));
  // As a transition it is done in pieces, between which the browser answers presses.
  startTransition(() => {
    hydrateRoot(
      root,
      // Not as a transition: a page that is here already is shown at once with its address.
      <BrowserRouter useTransitions={false}>
        <App initialPage={initialPage} />
      </BrowserRouter>,
    );
  });
}
