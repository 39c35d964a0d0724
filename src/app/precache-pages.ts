import type { PageFile } from '../content/page/page-files.ts';
import { stateDrawings } from '../features/contact/state-drawings.ts';
import { languages, type Language } from '../../shared/languages.ts';
import { trustedScriptUrl } from '../lib/trusted-types.ts';
import { offlinePath, offlineRoutes, pageFilePath, pathTo } from '../routing/routes.ts';

const workerAddress = '/sw.js';

/** Resolves once the service worker controls the page, since the worker stores only what controlled pages request. */
async function registerServiceWorker() {
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.register(trustedScriptUrl(workerAddress));
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

const requestedUrls = new Set<string>();

/** Requests each URL once per document. Returns undefined the second time. */
async function requestOnce(url: string, init?: RequestInit): Promise<Response | undefined> {
  if (requestedUrls.has(url)) return undefined;
  const response = await fetch(url, init);
  requestedUrls.add(url);
  return response;
}

/** Requests a page's data and returns the URLs of the page's files. */
async function requestPage(path: string): Promise<string[]> {
  const response = await requestOnce(pageFilePath(path));
  // A 404 page has no data.
  return response?.ok ? ((await response.json()) as PageFile).files : [];
}

/** Requests what visits without a network need, so that the service worker stores the responses. */
export async function precachePages(pathname: string, language: Language) {
  await registerServiceWorker();
  const paths = offlineRoutes.map((route) => pathTo({ route }, language));
  // A visitor may change the language offline, and the worker responds with that language's offline page.
  const offlinePaths = languages.map(offlinePath);
  for (const path of offlinePaths) await requestOnce(path, { headers: { Accept: 'text/html' } });
  const files = await Promise.all([pathname, ...paths, ...offlinePaths].map(requestPage));
  const uniqueFiles = new Set([...files.flat(), ...stateDrawings]);
  for (const file of uniqueFiles) {
    // The file name contains a hash of the content, so a stored file is never old.
    if (!(await caches.match(file))) await requestOnce(file);
  }
}
