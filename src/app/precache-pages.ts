import type { PageFile } from '../content/page/page-files.ts';
import { stateDrawings } from '../features/contact/state-drawings.ts';
import { languages, type Language } from '../../shared/languages.ts';
import { trustedScriptUrl } from '../lib/trusted-types.ts';
import { offlinePath, offlineRoutes, pageFilePath, pathTo } from '../routing/routes.ts';

const workerAddress = '/sw.js';

/** A service worker fills its caches from this page's requests. */
async function underWorker() {
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.register(trustedScriptUrl(workerAddress));
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

const asked = new Set<string>();

/** Asks the server, since a stored page may be old; once per document. */
async function ask(address: string, init?: RequestInit): Promise<Response | undefined> {
  if (asked.has(address)) return undefined;
  const answer = await fetch(address, init);
  asked.add(address);
  return answer;
}

async function storePage(path: string): Promise<string[]> {
  const answer = await ask(pageFilePath(path));
  // A 404 has no data.
  return answer?.ok ? ((await answer.json()) as PageFile).files : [];
}

/** The worker has not seen requests before its start, so these pages are requested again. */
export async function precachePages(pathname: string, language: Language) {
  await underWorker();
  const paths = offlineRoutes.map((route) => pathTo({ route }, language));
  // Of all languages: a link to another one leads to a page of the site.
  const offlinePaths = languages.map(offlinePath);
  for (const path of offlinePaths) await ask(path, { headers: { Accept: 'text/html' } });
  const files = await Promise.all([pathname, ...paths, ...offlinePaths].map(storePage));
  for (const file of new Set([...files.flat(), ...stateDrawings])) {
    // The file's name is a hash of its content.
    if (!(await caches.match(file))) await ask(file);
  }
}
