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

/** Without an answer for so long, the stored page is shown. */
const networkTimeoutSeconds = 5;

const isPage = (response: Response) =>
  /^(text\/html|application\/json)/.test(response.headers.get('Content-Type') ?? '');

function keepAtMost(maxEntries: number, maxAgeSeconds: number) {
  // Workbox's own types do not agree under exactOptionalPropertyTypes.
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin;
}

const isNavigation = (event: Event) => event instanceof FetchEvent && event.request.mode === 'navigate';

/** Copies a response without its address, which WebKit would show for the navigation. */
async function offlinePage(pathname: string): Promise<Response | undefined> {
  const stored = await caches.match(offlinePath(languageOfPath(pathname)));
  return stored && new Response(stored.body, { status: stored.status, headers: stored.headers });
}

// A new worker takes over at once, since the worker depends on no build.
void self.skipWaiting();
clientsClaim();
// The browser requests a page while the worker starts.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

/** Pages and their data. */
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    !/^\/(api|static|__)\//.test(url.pathname) &&
    (request.mode === 'navigate' ||
      request.headers.get('Accept') === 'text/html' ||
      url.pathname.endsWith('.json')),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds,
    plugins: [
      {
        // One page for every query and fragment.
        cacheKeyWillBeUsed: async ({ request }) => {
          const { origin, pathname } = new URL(request.url);
          return origin + pathname;
        },
        // Browsers refuse a redirected response to a navigation.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && !response.redirected && isPage(response) ? response : null,
        // For most pages only the data is stored, which the offline page shows.
        cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
          if (cachedResponse || !isNavigation(event)) return cachedResponse;
          const { pathname } = new URL(request.url);
          return (await caches.match(pageFilePath(pathname))) && offlinePage(pathname);
        },
        handlerDidError: async ({ request }) =>
          request.mode === 'navigate' ? offlinePage(new URL(request.url).pathname) : undefined,
      },
      keepAtMost(120, 30 * daySeconds),
    ],
  }),
);

/** Files with a hash in their name; older builds' files stay for older pages. */
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/static\/.*\.(js|css|svg|woff2|png|jpe?g|webp|avif)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'files',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      keepAtMost(300, 60 * daySeconds),
    ],
  }),
);
