import type { Plugin } from 'vite';
import { isLanguage } from './is-language.ts';

type LoadSiteContent = typeof import('../src/content/load-site-content.ts');

/** Serves the gallery at `/` and the site's content at `/site-content/<language>`, read again at each request. */
export function galleryPages(): Plugin {
  return {
    name: 'gallery-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname === '/') request.url = `/gallery/${search}`;
          const language = /^\/site-content\/(\w+)$/.exec(pathname)?.[1];
          if (!isLanguage(language)) {
            next();
            return;
          }
          const module = await server.ssrLoadModule('/src/content/load-site-content.ts');
          const { loadSiteContent } = module as LoadSiteContent;
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.end(JSON.stringify(loadSiteContent(language)));
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}
