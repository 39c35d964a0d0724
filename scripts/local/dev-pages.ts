import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { languages, type Language } from '../../shared/languages.ts';
import { refreshConfigOf } from '../../src/content/source/live-config.ts';
import type { EntryTransform } from '../../src/content/check/entry-reader.ts';
import type { PageData, AnyPage } from '../../src/content/page/page-data.ts';
import { toPageFile, toSharedFile } from '../../src/content/page/page-files.ts';
import type { Space } from '../../src/content/source/space.ts';
import { movedPaths, pageFilePath, sharedFilePath } from '../../src/routing/routes.ts';
import { drawIcon } from '../build/icons.ts';
import { copyBrand } from '../build/brand-files.ts';
import { renderDocument, withSiteCsp } from '../build/document.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';

/** How `npm run edit` changes the pages of the development server. */
export type PageHooks = {
  readSpace: () => Space;
  afterRead: EntryTransform;
  changeData: (data: PageData) => PageData;
  changeHead: (head: string) => string;
  renderErrorPage: (error: Error) => string;
};

/** Renders pages, their data files and icons on request in the development server. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server) {
      const editPlugin = server.config.plugins.find(({ name }) => name === 'edit');
      const hooks = editPlugin?.api as PageHooks | undefined;
      server.middlewares.use((request, _, next) => {
        if (request.url?.startsWith('/brand/'))
          request.url = `/@fs/${normalizePath(copyBrand())}${request.url}`;
        next();
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            await respond(pathname, response, server, hooks);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            if (hooks) await sendErrorPage(error as Error, response, server, hooks);
            else next(error);
          }
        });
      };
    },
  };
}

async function respond(pathname: string, response: ServerResponse, server: ViteDevServer, hooks?: PageHooks) {
  const moved = movedPaths().get(pathname);
  if (moved) return response.writeHead(301, { Location: moved }).end();
  const icon = await drawIcon(pathname);
  if (icon) return response.end(icon);
  return send(response, await createAnswer(pathname, server, hooks));
}

async function sendErrorPage(
  error: Error,
  response: ServerResponse,
  server: ViteDevServer,
  { renderErrorPage }: PageHooks,
) {
  console.error(error);
  const body = await server.transformIndexHtml('/', renderErrorPage(error));
  send(response, { type: htmlType, body, status: 500 });
}

type Prerender = typeof import('../../src/prerender.tsx');

const htmlType = 'text/html; charset=utf-8';

type Answer = { type: string; body: string; status?: number };

const jsonAnswer = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) });

function send(response: ServerResponse, { type, body, status = 200 }: Answer) {
  response.writeHead(status, { 'Content-Type': type });
  response.end(body);
}

/** Returns `<style>` elements for every style sheet loaded so far; Vite's client adopts them by their id. */
async function renderStyles({ environments }: ViteDevServer): Promise<string> {
  const modules = [...environments.ssr.moduleGraph.idToModuleMap.keys()];
  const elements = modules
    .filter((id) => id.endsWith('.css'))
    .map(async (id) => {
      const css = await environments.client.transformRequest(`${id}?direct`);
      return `<style data-vite-dev-id="${id}">${css?.code}</style>`;
    });
  return (await Promise.all(elements)).join('');
}

async function createAnswer(pathname: string, server: ViteDevServer, hooks?: PageHooks): Promise<Answer> {
  const prerender = (await server.ssrLoadModule('/src/prerender.tsx')) as Prerender;
  const space = hooks?.readSpace() ?? readEmbeddedSpace();
  const contents = prerender.loadSiteContents(space, hooks?.afterRead);
  const dataOf = async (page: AnyPage, language: Language) => {
    const data = await prerender.buildPageData(contents, page, language);
    return hooks?.changeData(data) ?? data;
  };
  const sitePage = prerender.sitePages(space).find(({ path }) => pageFilePath(path) === pathname);
  if (sitePage) return jsonAnswer(toPageFile(await dataOf(sitePage.page, sitePage.language), []));
  const sharedLanguage = languages.find((each) => sharedFilePath(each) === pathname);
  if (sharedLanguage) return jsonAnswer(toSharedFile(await dataOf({ route: 'home' }, sharedLanguage)));
  const { page, language } = prerender.resolvePage(pathname, space);
  const template = await readFile('index.html', 'utf8');
  const rendered = await prerender.renderPage(await dataOf(page, language), pathname);
  const head = (hooks?.changeHead(rendered.head) ?? rendered.head) + (await renderStyles(server));
  const html = await server.transformIndexHtml(pathname, renderDocument(template, { ...rendered, head }));
  const body = withSiteCsp(html, refreshConfigOf(process.env), server.config.html?.cspNonce);
  return { type: htmlType, body, status: page.route === 'notFound' ? 404 : 200 };
}
