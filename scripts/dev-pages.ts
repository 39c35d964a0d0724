import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { documentOf } from './document.ts';
import { readContentSpace } from './read-content-space.ts';

type Prerender = typeof import('../src/prerender.tsx');

/** Serves every page in development as the build would write it, rendered anew at each request. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? '/', 'http://localhost');
            const { loadSiteContent, renderPage, resolvePage } = (await server.ssrLoadModule(
              '/src/prerender.tsx',
            )) as Prerender;
            const { space, warning } = await readContentSpace(process.env);
            if (warning) console.warn(warning);
            const { page, language } = resolvePage(url.pathname, space);
            const content = loadSiteContent(language, space);
            const template = await readFile('index.html', 'utf8');
            const html = documentOf(template, await renderPage(content, page, language, url.pathname));
            response.statusCode = page.route === 'notFound' ? 404 : 200;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(url.pathname, html));
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };
    },
  };
}
