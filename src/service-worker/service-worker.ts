/// <reference lib="webworker" />
/** Service worker: caches pages, their data and their files for visits without a network. */
import { clientsClaim } from 'workbox-core';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { daySeconds } from '../../shared/durations.ts';
import { languageOfPath } from '../../shared/languages.ts';
import { offlinePath, pageFilePath } from '../routing/routes.ts';

declare const self: ServiceWorkerGlobalScope;

const isPageOrData = (response: Response) =>
  /^(text\/html|application\/json)/.test(response.headers.get('Content-Type') ?? '');

function expireEntries({ maxEntries, maxAgeSeconds }: { maxEntries: number; maxAgeSeconds: number }) {
  // Workbox's own types conflict under exactOptionalPropertyTypes.
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin;
}

/** Asks the event, since the `request` of a cache callback is the cache key, whose mode is never `navigate`. */
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

/** Paths of the functions, of files with a hash in their name, and of Hosting's reserved URLs. */
const nonPagePaths = /^\/(api|static|__)\//;

function isPageRequest({ url, request, sameOrigin }: RouteMatchCallbackOptions): boolean {
  if (!sameOrigin || nonPagePaths.test(url.pathname)) return false;
  // `precachePages` requests the offline pages with this header, since its requests are no navigations.
  const isOfflinePage = request.headers.get('Accept') === 'text/html';
  const isPageData = url.pathname.endsWith('.json');
  return request.mode === 'navigate' || isOfflinePage || isPageData;
}

const pagePlugin: WorkboxPlugin = {
  // Caches one entry per page, whatever its query.
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
  // Browsers reject a redirected response to a navigation.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && isPageOrData(response) ? response : null,
  // Most pages are stored as data only, which the offline page renders.
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse || !isNavigation(event)) return cachedResponse;
    const { pathname } = new URL(request.url);
    return (await caches.match(pageFilePath(pathname))) && offlinePage(pathname);
  },
  handlerDidError: async ({ request }) =>
    request.mode === 'navigate' ? offlinePage(new URL(request.url).pathname) : undefined,
};

registerRoute(
  isPageRequest,
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 5,
    plugins: [pagePlugin, expireEntries({ maxEntries: 120, maxAgeSeconds: 30 * daySeconds })],
  }),
);

// Open pages of an older build still find their files in this cache.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/static\/.*\.(js|css|svg|woff2|png|jpe?g|webp|avif)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'files',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      expireEntries({ maxEntries: 300, maxAgeSeconds: 60 * daySeconds }),
    ],
  }),
);
