import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

type Request = Pick<IncomingMessage, 'headers' | 'url'>;

/** Returns the host under which GitHub forwards a port of a codespace to the codespace's owner. */
export function forwardedHost(port: number, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  return name && domain && `${name}-${port}.${domain}`;
}

const frameDestinations = new Set(['iframe', 'frame', 'fencedframe', 'object', 'embed']);

/**
 * Returns whether the request comes from another origin, including another port of this machine, or from a frame. Links to
 * pages are allowed, but not links to tools such as `/__open-in-editor`.
 */
export function isCrossOriginOrFramed({ headers, url = '' }: Request, forwarded?: string): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  // A page of another origin could trick a user into clicking in a frame with a page of this server (clickjacking).
  if (frameDestinations.has(String(headers['sec-fetch-dest']))) return true;
  // The proxy of GitHub Codespaces sends `Host: localhost`, so the codespace's public host is accepted as origin, too.
  const isForwarded = forwarded !== undefined && origin === `https://${forwarded}`;
  if (origin !== undefined) return origin !== `http://${host}` && !isForwarded;
  const isOtherOrigin = site !== 'none' && site !== 'same-origin';
  const isLinkToPage = mode === 'navigate' && !url.startsWith('/__');
  return isOtherOrigin && !isLinkToPage;
}

/**
 * Answers a cross-origin or framed request with 403; returns whether the request was refused. X-Frame-Options is for older
 * browsers, which send no Sec-Fetch-Dest.
 */
export function rejectCrossOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  forwarded?: string,
): boolean {
  response.setHeader('X-Frame-Options', 'DENY');
  if (!isCrossOriginOrFramed(request, forwarded)) return false;
  response.writeHead(403, { 'Content-Type': 'text/plain' });
  response.end('Only a page of this server may ask.');
  return true;
}

/** Protects the development server, which serves the repository's files, including the emulators' secrets. */
export function crossOriginGuard(): Plugin {
  return {
    name: 'cross-origin-guard',
    config: () => ({ server: { cors: false } }),
    configureServer({ config, middlewares }) {
      const forwarded = forwardedHost(config.server.port);
      middlewares.use((request, response, next) => {
        if (!rejectCrossOrigin(request, response, forwarded)) next();
      });
    },
  };
}
