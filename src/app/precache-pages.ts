import type { PageFile } from '../content/page/page-files.ts';
import { stateDrawings } from '../features/contact/state-drawings.ts';
import type { Language } from '../../shared/languages.ts';
import { trustedScriptUrl } from '../lib/trusted-types.ts';
import { offlinePath, offlineRoutes, pageFilePath, pathTo } from '../routing/routes.ts';

const workerAddress = '/sw.js';

/** Resolves once a service worker answers for this page; its caches are filled by asking for things. */
async function underWorker() {
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.register(trustedScriptUrl(workerAddress));
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** What was asked for since the document was opened. */
const asked = new Set<string>();

/** Asks the server, once; the worker keeps what comes. A page may have changed since it was kept. */
async function ask(address: string, init?: RequestInit): Promise<Response | undefined> {
  if (asked.has(address)) return undefined;
  const answer = await fetch(address, init);
  asked.add(address);
  return answer;
}

/** Keeps the data of a page; the result is what else it shows and runs. */
async function storePage(path: string): Promise<string[]> {
  const answer = await ask(pageFilePath(path));
  // A 404 has no data.
  return answer?.ok ? ((await answer.json()) as PageFile).files : [];
}

/**
 * Has the service worker keep the data of the page that is shown and of those one may need without a network, what they
 * show and run, and the one document that shows them then. The first pages of a visit may have come before the worker was
 * there.
 */
export async function precachePages(pathname: string, language: Language) {
  await underWorker();
  const paths = offlineRoutes.map((route) => pathTo({ route }, language));
  await ask(offlinePath(language), { headers: { Accept: 'text/html' } });
  const files = await Promise.all([pathname, ...paths, offlinePath(language)].map(storePage));
  for (const file of new Set([...files.flat(), ...stateDrawings])) {
    // Its name is a hash of what it holds.
    if (!(await caches.match(file))) await ask(file);
  }
}
