import type { Language } from '../language/languages.ts';
import type { RouteName } from '../routing/route-names.ts';
import { offlinePath, pathTo } from '../routing/routes.ts';
import { prepareToSend } from '../features/contact/send-contact-request.ts';

/** Where the clinic is, what it costs and how to reach it: these open without a network, in the visitor's language. */
const kept = ['home', 'prices', 'contact'] as const satisfies RouteName[];

/** A page names everything it shows and runs: its pictures, fonts and chunks. */
const fileAddress = /\/static\/[\w./-]+\.(?:js|svg|woff2)/g;

/** Resolves once a service worker answers for this page; its caches are filled by asking for things. */
async function underWorker() {
  await navigator.serviceWorker.register('/sw.js');
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

async function ask(address: string, init?: RequestInit): Promise<string> {
  const answer = (await caches.match(address)) ?? (await fetch(address, init));
  return answer.text();
}

/** Has the service worker keep this page, those one may need without a network, and what they show and run. */
export async function keepForOffline(language: Language) {
  await underWorker();
  prepareToSend();
  const paths = kept.map((route) => pathTo({ route }, language));
  const pages = new Set([window.location.pathname, ...paths, offlinePath(language)]);
  const headers = { Accept: 'text/html' };
  const documents = await Promise.all(Array.from(pages, (path) => ask(path, { headers })));
  const files = new Set(documents.flatMap((html) => html.match(fileAddress) ?? []));
  for (const file of files) await ask(file);
}
