import failedDrawing from '/static/illustrations/state-failed.svg';
import sentDrawing from '/static/illustrations/state-sent.svg';
import type { Language } from '../language/languages.ts';
import { offlinePath, offlineRoutes, pathTo } from '../routing/routes.ts';

/** What the form shows once it was sent. */
const shownLater = [sentDrawing, failedDrawing];

/** A page names everything else it shows and runs: its pictures, fonts and chunks. */
const fileAddress = /\/static\/[\w./-]+\.(?:js|svg|woff2)/g;

/** Resolves once a service worker answers for this page; its caches are filled by asking for things. */
async function underWorker() {
  await navigator.serviceWorker.register('/sw.js');
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** What was asked for since the document was opened. */
const asked = new Set<string>();

/** Asks for what is not kept yet; returns its text, nothing when it was asked for before. */
async function ask(address: string, init?: RequestInit): Promise<string> {
  if (asked.has(address)) return '';
  const answer = (await caches.match(address)) ?? (await fetch(address, init));
  asked.add(address);
  return answer.text();
}

/**
 * Has the service worker keep the page that is shown, those one may need without a network, and what they show and run.
 * The first pages of a visit may have come before the worker was there.
 */
export async function precachePages(shown: string, language: Language) {
  await underWorker();
  const paths = offlineRoutes.map((route) => pathTo({ route }, language));
  const headers = { Accept: 'text/html' };
  const pages = [shown, ...paths, offlinePath(language)];
  const documents = await Promise.all(pages.map((path) => ask(path, { headers })));
  const files = new Set([...documents.flatMap((html) => html.match(fileAddress) ?? []), ...shownLater]);
  for (const file of files) await ask(file);
}
