import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

type Request = Pick<IncomingMessage, 'headers' | 'url'>;

/** GitHub forwards a port of a codespace to this host, for its owner only. */
export function forwardedHost(port: number, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  return name && domain && `${name}-${port}.${domain}`;
}

/**
 * Whether the request comes from another origin, also from another port of this machine. Links to pages are allowed,
 * links to tools such as `/__open-in-editor` are not.
 */
export function isForeign({ headers, url = '' }: Request, forwarded?: string): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  // GitHub asks this server as `localhost`.
  const isForwarded = forwarded !== undefined && origin === `https://${forwarded}`;
  if (origin !== undefined) return origin !== `http://${host}` && !isForwarded;
  const isNavigation = mode === 'navigate' && !url.startsWith('/__');
  return site !== 'none' && site !== 'same-origin' && !isNavigation;
}

/** The development server serves the repository's files, with the emulators' secrets. */
export function refuseForeignPages(): Plugin {
  return {
    name: 'refuse-foreign-pages',
    config: () => ({ server: { cors: false } }),
    configureServer({ config, middlewares }) {
      const forwarded = forwardedHost(config.server.port);
      middlewares.use((request, response, next) => {
        if (!isForeign(request, forwarded)) return next();
        response.writeHead(403, { 'Content-Type': 'text/plain' });
        response.end('Only a page of this server may ask.');
      });
    },
  };
}
