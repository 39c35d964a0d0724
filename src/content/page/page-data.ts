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
  /** What the desk reads, in its language: `Pachet 1 – Frați`. */
  deskName: string;
};
/** A service as its page shows it. */
export type VisibleService = Omit<Service, 'priceCategory' | 'prices'> & {
  priceCategory: { slug: string; title: string; items: PriceRow[] };
};

/** A package as a page shows it. */
export type VisiblePackage = Omit<DentalPackage, 'items'> & {
  items: Omit<PackageItem, 'leftPrice' | 'rightPrice'>[];
  /** `740 RON în loc de 800 RON`; none where a treatment of it has no row in the price list. */
  price?: string;
};

/** The sentence of the prices page, with what can be chosen in it. */
export type PriceSentenceTexts = Omit<NonNullable<SiteContent['pricesPage']['sentence']>, 'needs'> & {
  needs: ListedNeed[];
};

/** What a page can ask for: the site's groups, and the parts of long lists that one page shows. */
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
  priceList: Omit<SiteContent['priceList'], 'categories'> &
    SearchVocabulary & { categories: ListedCategory[]; answers: SearchedAnswer[] };
  pricesPage: Omit<SiteContent['pricesPage'], 'sentence'> & { sentence?: PriceSentenceTexts };
  promoPackages: Omit<SiteContent['promoPackages'], 'packages'> & { packages: VisiblePackage[] };
  firstVisitPage: Omit<SiteContent['firstVisitPage'], 'price'> & { price?: LinkedPrice };
  serviceMenu: ServiceSummary[];
  /** The service of a service page. */
  service: VisibleService;
  packageNames: PackageName[];
  /** The version of the privacy policy a visitor consents to. */
  privacyVersion: string;
};
export type PageGroup = keyof PageGroups;
/** The groups that carry the title and description of a page. */
export type MainGroup = {
  [G in PageGroup]: PageGroups[G] extends { meta: PageMeta } ? G : never;
}[PageGroup];

/** The groups that stand on every page, in its header, footer and banner. */
export const sharedGroups = [
  'general',
  'navigation',
  'contactDetails',
  'openingHours',
  'footer',
  'cookies',
] as const satisfies PageGroup[];

/** What answers a form that the browser sent itself. */
export type AnswerRoute = 'sent' | 'notSent';

/** A page of the table, or one that stands in for it: nothing is at the address, there is no network, or an answer. */
export type AnyPage = PageRef | { route: 'notFound' | 'offline' | AnswerRoute; service?: undefined };

/** Whether the page is one of the table, with an address of its own. */
export function isListed(page: AnyPage): page is PageRef {
  return page.route in routes;
}

/** The picture that stands beside a link to a page where it is shared, and what it says. */
export type SocialImage = { url: string; alt: string };

/** The social images of the site by the path of their page; there are none in development. */
export type SocialImages = Readonly<Record<string, SocialImage>>;

/** What a build knows about its pages and their content does not. */
export type BuildInfo = {
  /** Names the build: a page of another build is not shown with the scripts of this one. None in development. */
  build?: string;
  /** Names the space it was made of (`spaceVersion`), where the site looks for newer content. */
  builtFrom?: string;
  /** The clinic's clock with its next changes, so that the browser needs no `Intl`. None in development. */
  clock?: Clock;
};

/**
 * Everything one page needs to be shown: it is embedded in the page's HTML and nothing else is fetched for it. The next
 * page of a visit gets it from the file beside that page (`page-files.ts`).
 */
export type PageData = BuildInfo & {
  page: AnyPage;
  language: Language;
  /** The group with the page's own words, whose `meta` is its title and description. */
  mainGroup: MainGroup;
  /** Where it is not the main group's. */
  title?: string;
  socialImage?: SocialImage;
  /** The home page's social image, which stands for the clinic. */
  clinicImage?: string;
  /** Slug of the service that the menu's Services entry opens. */
  firstService: string;
  groups: Partial<PageGroups>;
};

/** The page an entry of the menu or a tile leads to. */
export function pageOf({ goToPath, service }: Pick<MenuLink, 'goToPath' | 'service'>): PageRef {
  return goToPath === 'service' ? { route: goToPath, service: service ?? '' } : { route: goToPath };
}
