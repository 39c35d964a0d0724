import { defaultLanguage, languages, type Language } from '../../shared/languages.ts';

/** Routes that editors can link to. Code and content refer to a page by its route, never by its path. */
export const linkedRouteNames = [
  'home',
  'services',
  'service',
  'prices',
  'about',
  'firstVisit',
  'contact',
  'terms',
  'privacy',
  'accessibility',
  'emergencies',
] as const;

const routeNames = [...linkedRouteNames, 'requestSent'] as const;

export type RouteName = (typeof routeNames)[number];

type Route = {
  /** Part of the path after the language; Romanian in every language. */
  segment: string;
  indexed: boolean;
};

export const routes: Record<RouteName, Route> = {
  home: { segment: '', indexed: true },
  services: { segment: 'servicii', indexed: false },
  service: { segment: 'servicii/:service', indexed: true },
  prices: { segment: 'preturi', indexed: true },
  about: { segment: 'despre', indexed: true },
  firstVisit: { segment: 'prima-vizita', indexed: true },
  contact: { segment: 'contact', indexed: true },
  requestSent: { segment: 'cerere-trimisa', indexed: false },
  terms: { segment: 'termeni-si-conditii', indexed: true },
  privacy: { segment: 'politica-de-confidentialitate', indexed: true },
  accessibility: { segment: 'accesibilitate', indexed: true },
  emergencies: { segment: 'urgente', indexed: true },
};

export type PageRef =
  { route: Exclude<RouteName, 'service'>; service?: undefined } | { route: 'service'; service: string };

type LinkTarget = { goToPath: RouteName; service?: string | undefined };

export function toPageRef({ goToPath: route, service = '' }: LinkTarget): PageRef {
  return route === 'service' ? { route, service } : { route };
}

/** Returns `/en/preturi` for `pathTo({ route: 'prices' }, 'en')`. */
export function pathTo(page: PageRef, language: Language): string {
  if (page.route === 'home') return language === defaultLanguage ? '/' : `/${language}`;
  return `/${language}/${routes[page.route].segment.replace(':service', page.service ?? '')}`;
}

export function pageFilePath(path: string): string {
  return path === '/' ? '/index.json' : `${path}.json`;
}

/** Returns the path of the file with what all pages of a language share. */
export function sharedFilePath(language: Language): string {
  return pageFilePath(`/${language}/shared`);
}

/** The service worker stores these pages for visits without a network. */
export const offlineRoutes = ['home', 'prices', 'contact', 'emergencies'] as const satisfies RouteName[];

export function offlinePath(language: Language): string {
  return language === defaultLanguage ? '/offline' : `/${language}/offline`;
}

export function allPages(serviceSlugs: string[]): { page: PageRef; language: Language; path: string }[] {
  const pages = routeNames.flatMap((route): PageRef[] =>
    route === 'service' ? serviceSlugs.map((service) => ({ route, service })) : [{ route }],
  );
  return languages.flatMap((language) =>
    pages.map((page) => ({ page, language, path: pathTo(page, language) })),
  );
}

/** Former path segments; each redirects to its route's path in the same language. */
const movedSegments: Record<string, RouteName> = {
  'termen-si-conditii': 'terms',
  'politica-si-confidentialitate': 'privacy',
};

/** Returns Firebase Hosting's redirects, in which `:language` matches one path segment. */
export function redirects(): { source: string; destination: string; type: 301 }[] {
  const home = pathTo({ route: 'home' }, defaultLanguage);
  const moved = Object.entries(movedSegments).map(([segment, route]) => ({
    source: `/:language/${segment}`,
    destination: `/:language/${routes[route].segment}`,
    type: 301 as const,
  }));
  return [{ source: `/${defaultLanguage}`, destination: home, type: 301 }, ...moved];
}

export function movedPaths(): Map<string, string> {
  const moved = languages.flatMap((language) =>
    redirects().map(({ source, destination }): [string, string] => [
      source.replace(':language', language),
      destination.replace(':language', language),
    ]),
  );
  return new Map(moved);
}
