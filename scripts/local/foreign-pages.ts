import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

type Request = Pick<IncomingMessage, 'headers' | 'url'>;

/**
 * Whether the request comes from another origin, also from another port of this machine. Links to pages are allowed,
 * links to tools such as `/__open-in-editor` are not.
 */
export function isForeign({ headers, url = '' }: Request): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  if (origin !== undefined) return origin !== `http://${host}`;
  const isNavigation = mode === 'navigate' && !url.startsWith('/__');
  return site !== 'none' && site !== 'same-origin' && !isNavigation;
}

/** The development server serves the repository's files, with the emulators' secrets. */
export function refuseForeignPages(): Plugin {
  return {
    name: 'refuse-foreign-pages',
    config: () => ({ server: { cors: false } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!isForeign(request)) return next();
        response.writeHead(403, { 'Content-Type': 'text/plain' });
        response.end('Only a page of this server may ask.');
      });
    },
  };
}
