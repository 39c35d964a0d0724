import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { pageDataElement } from '../app/page-data-element.ts';
import { pages } from '../app/pages.ts';
import { toPageData, type ContentOrigin, type PageData } from '../content/page-content.ts';
import { builtSpace, loadSiteContents, resolvePage } from '../prerender.tsx';
import { server } from './server.ts';

async function dataOf(pathname: string, origin: ContentOrigin | undefined): Promise<PageData> {
  const { page, language } = resolvePage(pathname);
  const { needs } = await pages[page.route]();
  const data = toPageData(loadSiteContents(), page, language, needs);
  return { ...data, ...(origin && { origin }) };
}

/** Answers for every page with its data, as Hosting does: with status 404 where nothing is. */
function servePages(origin: ContentOrigin | undefined) {
  server.use(
    http.get(`${window.location.origin}/*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === origin?.space) return HttpResponse.json(builtSpace());
      const data = await dataOf(pathname, origin);
      const status = data.page.route === 'notFound' ? 404 : 200;
      return HttpResponse.html(`<!doctype html><body>${pageDataElement(data)}</body>`, { status });
    }),
  );
}

/** Opens the site at an address, as a visitor whose scripts run; with `origin` it looks for newer content. */
export async function visit(address: string, origin?: ContentOrigin) {
  window.history.replaceState(null, '', address);
  window.scrollTo = () => undefined;
  servePages(origin);
  const data = await dataOf(window.location.pathname, origin);
  const { Page } = await pages[data.page.route]();
  render(
    <BrowserRouter useTransitions={false}>
      <App initialPage={{ Page, data }} />
    </BrowserRouter>,
  );
  return { user: userEvent.setup() };
}
