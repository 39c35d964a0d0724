import type { PageFile } from '../content/page/page-files.ts';
import { stateDrawings } from '../features/contact/state-drawings.ts';
import { languages, type Language } from '../../shared/languages.ts';
import { trustedScriptUrl } from '../lib/trusted-types.ts';
import { offlinePath, offlineRoutes, pageFilePath, pathTo } from '../routing/routes.ts';

const workerAddress = '/sw.js';

/** Resolves once a service worker controls the page, since it caches only requests of controlled pages. */
async function becomeControlled() {
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.register(trustedScriptUrl(workerAddress));
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

const requested = new Set<string>();

/** Requests each address from the server once per document. Returns undefined the second time. */
async function requestOnce(address: string, init?: RequestInit): Promise<Response | undefined> {
  if (requested.has(address)) return undefined;
  const response = await fetch(address, init);
  requested.add(address);
  return response;
}

async function storePage(path: string): Promise<string[]> {
  const response = await requestOnce(pageFilePath(path));
  // A 404 page has no data.
  return response?.ok ? ((await response.json()) as PageFile).files : [];
}

/** Requests what the service worker should store; the current page was loaded before the worker controlled it. */
export async function precachePages(pathname: string, language: Language) {
  await becomeControlled();
  const paths = offlineRoutes.map((route) => pathTo({ route }, language));
  // A visitor may change the language offline, and the worker responds with that language's offline page.
  const offlinePaths = languages.map(offlinePath);
  for (const path of offlinePaths) await requestOnce(path, { headers: { Accept: 'text/html' } });
  const files = await Promise.all([pathname, ...paths, ...offlinePaths].map(storePage));
  for (const file of new Set([...files.flat(), ...stateDrawings])) {
    // The file name contains a hash of the content, so a stored file is never old.
    if (!(await caches.match(file))) await requestOnce(file);
  }
}
