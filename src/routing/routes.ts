import { defaultLanguage, languages, type Language } from '../../shared/languages.ts';

/** The pages that menus and texts may lead to. Code and content name a page by one of these, never by its path. */
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

/** Those, and the page one comes to by sending a request. */
export const routeNames = [...linkedRouteNames, 'requestSent'] as const;

export type RouteName = (typeof routeNames)[number];

type Route = {
  /** What follows the language segment; Romanian in every language. */
  segment: string;
  /** Whether search engines list the page. */
  indexed: boolean;
};

/** The one table of pages. Paths, canonicals, alternates, the sitemap and the prerender list derive from it. */
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

/** A page of the site: its route and, for a service page, which service. */
export type PageRef =
  { route: Exclude<RouteName, 'service'>; service?: undefined } | { route: 'service'; service: string };

/** The path of a page: `pathTo({ route: 'prices' }, 'en')` is `/en/preturi`. */
export function pathTo(page: PageRef, language: Language): string {
  if (page.route === 'home') return language === defaultLanguage ? '/' : `/${language}`;
  return `/${language}/${routes[page.route].segment.replace(':service', page.service ?? '')}`;
}

/** Where a page's data lies: `/en/preturi.json` for `/en/preturi`. */
export function pageFilePath(path: string): string {
  return path === '/' ? '/index.json' : `${path}.json`;
}

/** Where the groups lie that stand on every page of a language. */
export function sharedFilePath(language: Language): string {
  return pageFilePath(`/${language}/shared`);
}

/**
 * The pages that open without a network, in the visitor's language: where the clinic is, what it costs, how to reach it, and
 * what to do in an emergency.
 */
export const offlineRoutes = ['home', 'prices', 'contact', 'emergencies'] as const satisfies RouteName[];

/** Where the page lies that is shown when there is no network; the service worker keeps it. */
export function offlinePath(language: Language): string {
  return language === defaultLanguage ? '/offline' : `/${language}/offline`;
}

/** Every page of the site in every language, in the order of the table. */
export function allPages(serviceSlugs: string[]): { page: PageRef; language: Language; path: string }[] {
  const pages = routeNames.flatMap((route): PageRef[] =>
    route === 'service' ? serviceSlugs.map((service) => ({ route, service })) : [{ route }],
  );
  return languages.flatMap((language) =>
    pages.map((page) => ({ page, language, path: pathTo(page, language) })),
  );
}

/** Addresses that once led somewhere, below each language, and the page they lead to now. */
export const movedSegments: Record<string, RouteName> = {
  'termen-si-conditii': 'terms',
  'politica-si-confidentialitate': 'privacy',
};

/** The permanent redirects of the site, as Firebase Hosting words them. */
export function redirects(): { source: string; destination: string; type: 301 }[] {
  const home = pathTo({ route: 'home' }, defaultLanguage);
  const moved = languages.flatMap((language) =>
    Object.entries(movedSegments).map(([segment, route]) => ({
      source: `/${language}/${segment}`,
      destination: pathTo({ route } as Parameters<typeof pathTo>[0], language),
      type: 301 as const,
    })),
  );
  return [{ source: `/${defaultLanguage}`, destination: home, type: 301 }, ...moved];
}
