import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { pageDataElement } from '../app/page-data-element.ts';
import { pages } from '../app/pages.ts';
import { toPageData, type PageData } from '../content/page-content.ts';
import { loadSiteContents, resolvePage } from '../prerender.tsx';
import { server } from './server.ts';

async function dataOf(pathname: string): Promise<PageData> {
  const { page, language } = resolvePage(pathname);
  const { needs } = await pages[page.route]();
  return toPageData(loadSiteContents(), page, language, needs);
}

/** Answers for every page with its data, as Hosting does: with status 404 where nothing is. */
function servePages() {
  server.use(
    http.get('*', async ({ request }) => {
      const data = await dataOf(new URL(request.url).pathname);
      const status = data.page.route === 'notFound' ? 404 : 200;
      return HttpResponse.html(`<!doctype html><body>${pageDataElement(data)}</body>`, { status });
    }),
  );
}

/** Opens the site at an address, as a visitor whose scripts run. */
export async function visit(address: string) {
  window.history.replaceState(null, '', address);
  window.scrollTo = () => undefined;
  servePages();
  const data = await dataOf(window.location.pathname);
  const { Page } = await pages[data.page.route]();
  render(
    <BrowserRouter>
      <App initialPage={{ Page, data }} />
    </BrowserRouter>,
  );
  return { user: userEvent.setup() };
}
