import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { pages, type BrowserRoute } from '../app/pages.ts';
import type { PageData } from '../content/page/page-data.ts';
import { toPageFile, toSharedFile } from '../content/page/page-files.ts';
import { languages } from '../../shared/languages.ts';
import { buildPageData, loadSiteContents, resolvePage, sitePages } from '../prerender.tsx';
import { pageFilePath, pathTo, sharedFilePath } from '../routing/routes.ts';
import { server } from './server.ts';
import { embeddedSpace } from './changed-space.ts';

async function dataOf(pathname: string): Promise<PageData> {
  const { page, language } = resolvePage(pathname, embeddedSpace);
  return buildPageData(loadSiteContents(embeddedSpace), page, language);
}

/** Serves the file of each page, and 404 for other URLs, as Hosting does. */
function servePages() {
  const pathsByFile = new Map(sitePages(embeddedSpace).map(({ path }) => [pageFilePath(path), path]));
  server.use(
    http.get(`${window.location.origin}/*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const shared = languages.find((language) => sharedFilePath(language) === pathname);
      if (shared) {
        const home = await dataOf(pathTo({ route: 'home' }, shared));
        return HttpResponse.json(toSharedFile(home));
      }
      const path = pathsByFile.get(pathname);
      if (path === undefined) return new HttpResponse(null, { status: 404 });
      return HttpResponse.json(toPageFile(await dataOf(path), []));
    }),
  );
}

/** Opens the site at a URL as a browser with scripts does. */
export async function visit(address: string) {
  window.history.replaceState(null, '', address);
  window.scrollTo = () => undefined;
  servePages();
  const data = await dataOf(window.location.pathname);
  const { Page } = await pages[data.page.route as BrowserRoute]();
  render(
    <BrowserRouter>
      <App initialPage={{ Page, data }} />
    </BrowserRouter>,
  );
  return { user: userEvent.setup() };
}
