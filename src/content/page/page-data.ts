import type { Clock } from '../../../shared/clock.ts';
import type { Language } from '../../../shared/languages.ts';
import type {
  DentalPackage,
  PackageItem,
  PageMeta,
  Service,
  SiteContent,
  MenuLink,
} from '../../model/site-content.ts';
import { routes, type PageRef } from '../../routing/routes.ts';
import type { VisibleHours } from '../hours/visible-hours.ts';
import type {
  LinkedPrice,
  ListedCategory,
  ListedNeed,
  PriceRow,
  SearchedAnswer,
  SearchVocabulary,
} from './price-rows.ts';

export type ServiceSummary = Pick<Service, 'serviceName' | 'serviceUrl' | 'lead' | 'picture' | 'background'>;
export type PackageName = Pick<DentalPackage, 'title' | 'shortTitle' | 'index'> & {
  /** In the desk's language. */
  deskName: string;
};
export type VisibleService = Omit<Service, 'priceCategory' | 'prices'> & {
  /** Its title is absent where the service names rows of its own. */
  priceCategory: { slug: string; title?: string; items: PriceRow[] };
};

export type VisiblePackage = Omit<DentalPackage, 'items'> & {
  items: Omit<PackageItem, 'leftPrice' | 'rightPrice'>[];
  /** `740 RON în loc de 800 RON`; absent where a treatment has no row. */
  price?: string;
};

export type PriceSentenceTexts = Omit<NonNullable<SiteContent['pricesPage']['sentence']>, 'needs'> & {
  needs: ListedNeed[];
};

export type PageGroups = Omit<
  SiteContent,
  | 'services'
  | 'priceList'
  | 'pricesPage'
  | 'promoPackages'
  | 'contactDetails'
  | 'hoursTexts'
  | 'firstVisitPage'
> & {
  contactDetails: Omit<SiteContent['contactDetails'], 'openingHours' | 'hoursExceptions'>;
  openingHours: VisibleHours;
  services: Omit<SiteContent['services'], 'list'>;
  priceList: Omit<SiteContent['priceList'], 'categories' | 'added' | 'childrenNames'> &
    SearchVocabulary & { categories: ListedCategory[]; answers: SearchedAnswer[] };
  pricesPage: Omit<SiteContent['pricesPage'], 'sentence'> & { sentence?: PriceSentenceTexts };
  promoPackages: Omit<SiteContent['promoPackages'], 'packages'> & { packages: VisiblePackage[] };
  firstVisitPage: Omit<SiteContent['firstVisitPage'], 'price'> & { price?: LinkedPrice };
  /** All services, in their order, as much of them as links and lists display. */
  serviceMenu: ServiceSummary[];
  service: VisibleService;
  packageNames: PackageName[];
  privacyVersion: string;
};
export type PageGroup = keyof PageGroups;
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

export type AnswerRoute = 'sent' | 'notSent';

/** Includes pages without an address of their own. */
export type AnyPage = PageRef | { route: 'notFound' | 'offline' | AnswerRoute; service?: undefined };

/** Whether it has an address of its own in the route table; `indexed` there says whether search engines list it. */
export function isListed(page: AnyPage): page is PageRef {
  return page.route in routes;
}

type SocialImage = { url: string; alt: string };

/** By path; empty in development. */
export type SocialImages = Readonly<Record<string, SocialImage>>;

export type BuildInfo = {
  /** Identifies the build: scripts of one build do not render pages of another. Absent in development. */
  build?: string;
  builtFrom?: string;
  /** The clinic's clock, so that the browser does not need `Intl`. Absent in development. */
  clock?: Clock;
};

/** Embedded in the document; the next page of a visit loads it as a file (`page-files.ts`). */
export type PageData = BuildInfo & {
  page: AnyPage;
  language: Language;
  mainGroup: MainGroup;
  title?: string;
  socialImage?: SocialImage;
  clinicImage?: string;
  /** The service that the menu's Services entry opens. */
  firstService: string;
  groups: Partial<PageGroups>;
};

export function pageOf({ goToPath, service }: Pick<MenuLink, 'goToPath' | 'service'>): PageRef {
  return goToPath === 'service' ? { route: goToPath, service: service ?? '' } : { route: goToPath };
}

/** `Pachet 1 – Frați` */
export function packageName({ title, shortTitle }: Pick<DentalPackage, 'title' | 'shortTitle'>): string {
  return `${title} – ${shortTitle}`;
}
