import type { Clock } from '../../../shared/clock.ts';
import type { Language } from '../../../shared/languages.ts';
import type { PageMeta } from '../../model/site-content.ts';
import { routes, type PageRef } from '../../routing/routes.ts';
import type { PageGroup, PageGroups } from './page-groups.ts';

export type ServiceSummary = PageGroups['serviceMenu'][number];
export type VisibleService = PageGroups['service'];
export type PackageName = PageGroups['packageNames'][number];
export type PriceSentenceTexts = NonNullable<PageGroups['pricesPage']['sentence']>;

export type MainGroup = {
  [G in PageGroup]: PageGroups[G] extends { meta: PageMeta } ? G : never;
}[PageGroup];

export const sharedGroups = [
  'general',
  'navigation',
  'contactDetails',
  'openingHours',
  'footer',
  'cookies',
] as const satisfies PageGroup[];

/** The function `contact` responds to native form submits with these prerendered pages. */
export const outcomeRoutes = ['sent', 'notSent'] as const;
export type OutcomeRoute = (typeof outcomeRoutes)[number];

/** Includes the pages that have no URL. */
export type AnyPage = PageRef | { route: 'notFound' | 'offline' | OutcomeRoute; service?: undefined };

export function isInRouteTable(page: AnyPage): page is PageRef {
  return page.route in routes;
}

type SocialImage = { url: string; alt: string };

/** Maps the path of a page to its image; empty in development. */
export type SocialImages = Readonly<Record<string, SocialImage>>;

export type BuildInfo = {
  /** Id of the build: scripts of one build do not render pages of another. Absent in development. */
  build?: string;
  /** Hash of the content (`spaceVersion`), to see whether the content is newer than the build. */
  builtFrom?: string;
  /** The clinic's time zone data, so that the browser does not need `Intl`. Absent in development. */
  clock?: Clock;
};

/** Embedded in the first document of a visit, and fetched as a file (`page-files.ts`) for each further page. */
export type PageData = BuildInfo & {
  page: AnyPage;
  language: Language;
  mainGroup: MainGroup;
  /** The document's title on a page without a URL; absent if `meta` has the title. */
  title?: string;
  /** The languages that lack a translation of the page and show the main language's texts. */
  untranslated?: Language[];
  socialImage?: SocialImage;
  /** Path of the home page's social image, which structured data give as the clinic's picture. */
  clinicImage?: string;
  groups: Partial<PageGroups>;
};
