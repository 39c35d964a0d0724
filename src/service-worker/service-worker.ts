/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { daySeconds } from '../../shared/durations.ts';
import { languageOfPath } from '../../shared/languages.ts';
import { offlinePath, pageFilePath } from '../routing/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this time without a response, the cached page is shown. */
const networkTimeoutSeconds = 5;

const isPage = (response: Response) =>
  /^(text\/html|application\/json)/.test(response.headers.get('Content-Type') ?? '');

function expireEntries(maxEntries: number, maxAgeSeconds: number) {
  // Workbox's own types conflict under exactOptionalPropertyTypes.
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin;
}

const isNavigation = (event: Event) => event instanceof FetchEvent && event.request.mode === 'navigate';

/** Returns the offline page in the path's language, without a response URL, which WebKit would display. */
async function offlinePage(pathname: string): Promise<Response | undefined> {
  const stored = await caches.match(offlinePath(languageOfPath(pathname)));
  return stored && new Response(stored.body, { status: stored.status, headers: stored.headers });
}

// A new worker takes over immediately, since it works with every build.
void self.skipWaiting();
clientsClaim();
// Navigation preload requests the page while the worker starts.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

/** Handles pages and their data, but not the functions, the hashed files and Hosting's reserved `/__/` URLs. */
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    !/^\/(api|static|__)\//.test(url.pathname) &&
    (request.mode === 'navigate' ||
      // `precachePages` requests the offline pages.
      request.headers.get('Accept') === 'text/html' ||
      url.pathname.endsWith('.json')),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds,
    plugins: [
      {
        // Caches one entry per page, whatever its query.
        cacheKeyWillBeUsed: async ({ request }) => {
          const { origin, pathname } = new URL(request.url);
          return origin + pathname;
        },
        // Browsers reject a redirected response to a navigation.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && !response.redirected && isPage(response) ? response : null,
        // Most pages are stored as data only, which the offline page renders.
        cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
          if (cachedResponse || !isNavigation(event)) return cachedResponse;
          const { pathname } = new URL(request.url);
          return (await caches.match(pageFilePath(pathname))) && offlinePage(pathname);
        },
        handlerDidError: async ({ request }) =>
          request.mode === 'navigate' ? offlinePage(new URL(request.url).pathname) : undefined,
      },
      expireEntries(120, 30 * daySeconds),
    ],
  }),
);

/** Handles files with a hash in their name. Open pages of an older build still find its files in the cache. */
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/static\/.*\.(js|css|svg|woff2|png|jpe?g|webp|avif)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'files',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      expireEntries(300, 60 * daySeconds),
    ],
  }),
);
