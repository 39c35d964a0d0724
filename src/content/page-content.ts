import { defaultLanguage, languages, type Language } from '../language/languages.ts';
import { pathTo, routes, type PageRef } from '../routing/routes.ts';
import { type ShownPriceCategory, withPriceRows } from './price-rows.ts';
import type { DentalPackage, PageMeta, Service, SiteContent } from './site-content.ts';

export type ServiceSummary = Pick<Service, 'serviceName' | 'serviceUrl' | 'lead' | 'picture' | 'ground'>;
export type PackageName = Pick<DentalPackage, 'title' | 'shortTitle' | 'index'> & {
  /** What the desk reads, in its language: `Pachet 1 – Frați`. */
  deskName: string;
};
/** The words of the price list in one language, in the order of the list: of each part its name, then its search words. */
export type PriceLabels = { names: string[]; items: string[][] }[];
/** The whole site in every language. */
export type SiteContents = Record<Language, SiteContent>;

/** A service as its page shows it. */
export type ShownService = Omit<Service, 'priceCategory'> & { priceCategory: ShownPriceCategory };

/** What a page can ask for: the site's groups, and the parts of long lists that one page shows. */
export type PageGroups = Omit<SiteContent, 'services' | 'priceList'> & {
  services: Omit<SiteContent['services'], 'list'>;
  priceList: Omit<SiteContent['priceList'], 'categories'> & { categories: ShownPriceCategory[] };
  serviceMenu: ServiceSummary[];
  /** The service of a service page. */
  service: ShownService;
  packageNames: PackageName[];
  /** The price list in the other languages: a search finds their words too, and rows have one address in all of them. */
  otherPriceLabels: Partial<Record<Language, PriceLabels>>;
  /** The version of the privacy policy a visitor consents to. */
  privacyVersion: string;
};
export type PageGroup = keyof PageGroups;

/** The groups that stand on every page, in its header, footer and banner. */
export const sharedGroups = [
  'general',
  'navigation',
  'contactDetails',
  'footer',
  'cookies',
] as const satisfies PageGroup[];

/**
 * A page of the table, or one that stands in for it: nothing is at the address, there is no network, or a form was sent
 * without the site's scripts.
 */
export type ShownPage = PageRef | { route: 'notFound' | 'offline' | 'contactAnswer'; service?: undefined };

/** Whether the page is one of the table, with an address of its own. */
export function isListed(page: ShownPage): page is PageRef {
  return page.route in routes;
}

/** The picture that stands beside a link to a page where it is shared, and what it says. */
export type SocialImage = { url: string; alt: string };

/** The social images of the site by the path of their page; there are none in development. */
export type SocialImages = Readonly<Record<string, SocialImage>>;

/** Where content comes from: the address of the space it was made of, and that space's sync token of the moment. */
export type ContentOrigin = { space: string; token?: string | undefined };

/** What a build knows about its pages and their content does not. */
export type BuildInfo = {
  /** Names the build: a page of another build is not shown with the scripts of this one. None in development. */
  build?: string;
  /** Set when the site is built to look for newer content. */
  origin?: ContentOrigin | undefined;
};

/**
 * Everything one page needs to be shown: it is embedded in the page's HTML and nothing else is fetched for it. The next
 * page of a visit gets it from a file beside that page.
 */
export type PageData = BuildInfo & {
  page: ShownPage;
  language: Language;
  meta: PageMeta;
  socialImage?: SocialImage;
  /** The home page's social image, which stands for the clinic. */
  clinicImage?: string;
  /** Slug of the service that the menu's Services entry opens. */
  firstService: string;
  groups: Partial<PageGroups>;
};

/** What lies beside a page as JSON, for those who come to it from another page. */
export type PageFile = {
  data: PageData;
  /** The addresses of all files the page shows and runs. */
  files: string[];
};

/** Title and description of a page; throws when the space has no service of that slug. */
export function metaOf(content: SiteContent, page: ShownPage, service?: Service): PageMeta {
  switch (page.route) {
    case 'home':
      return content.home.meta;
    case 'services':
      return content.servicesPage.meta;
    case 'service':
      if (!service) throw new Error(`No service has the slug "${page.service}".`);
      return service.meta;
    case 'prices':
      return content.pricesPage.meta;
    case 'about':
      return content.about.meta;
    case 'contact':
      return content.contactPage.meta;
    case 'terms':
      return content.terms.meta;
    case 'privacy':
      return content.privacy.meta;
    case 'accessibility':
      return content.accessibility.meta;
    case 'notFound':
      return content.notFoundPage.meta;
    case 'offline':
      return content.offlinePage.meta;
    case 'contactAnswer':
      return content.contactPage.meta;
  }
}

function summaryOf({ serviceName, serviceUrl, lead, picture, ground }: Service): ServiceSummary {
  return { serviceName, serviceUrl, lead, picture, ground };
}

function priceLabelsOf({ priceList }: SiteContent): PriceLabels {
  return priceList.categories.map(({ title, searchWords = [], items }) => ({
    names: [title, ...searchWords],
    items: items.map((item) => [item.label, ...(item.searchWords ?? [])]),
  }));
}

/** Without search words: only the price list is searched. */
function shownService({ priceCategory, ...service }: Service, language: Language): ShownService {
  const { searchWords: _, items, ...category } = priceCategory;
  const unsearched = { ...category, items: items.map(({ searchWords: __, ...item }) => item) };
  return { ...service, priceCategory: withPriceRows(unsearched, language) };
}

function otherPriceLabels(contents: SiteContents, language: Language) {
  const others = languages.filter((other) => other !== language);
  return Object.fromEntries(others.map((other) => [other, priceLabelsOf(contents[other])]));
}

/** `Pachet 1 – Frați` */
export function packageName({ title, shortTitle }: Pick<DentalPackage, 'title' | 'shortTitle'>): string {
  return `${title} – ${shortTitle}`;
}

function packageNamesOf(contents: SiteContents, language: Language): PackageName[] {
  const ofDesk = contents[defaultLanguage].promoPackages.packages;
  return contents[language].promoPackages.packages.map(({ title, shortTitle, index }, position) => {
    const desk = ofDesk[position] ?? { title, shortTitle };
    return { title, shortTitle, index, deskName: packageName(desk) };
  });
}

/** Cuts from the whole site what one page needs: the shared groups and those in `needs`. */
export function toPageData(
  contents: SiteContents,
  page: ShownPage,
  language: Language,
  needs: readonly PageGroup[],
  socialImages: SocialImages = {},
): PageData {
  const content = contents[language];
  const { list, ...services } = content.services;
  const service = list.find((candidate) => candidate.serviceUrl === page.service);
  const available: Partial<PageGroups> = {
    ...content,
    services,
    // Made where they are wanted: a large space has many rows and many pages.
    get serviceMenu() {
      return list.map(summaryOf);
    },
    get priceList() {
      const { categories, ...texts } = content.priceList;
      return { ...texts, categories: categories.map((category) => withPriceRows(category, language)) };
    },
    get packageNames() {
      return packageNamesOf(contents, language);
    },
    get otherPriceLabels() {
      return otherPriceLabels(contents, language);
    },
    privacyVersion: content.privacy.version,
    ...(service && { service: shownService(service, language) }),
  };
  const wanted = [...sharedGroups, ...needs];
  const socialImage = isListed(page) ? socialImages[pathTo(page, language)] : undefined;
  const clinicImage = socialImages[pathTo({ route: 'home' }, language)]?.url;
  return {
    page,
    language,
    meta: metaOf(content, page, service),
    ...(socialImage && { socialImage }),
    ...(clinicImage && { clinicImage }),
    firstService: list[0]?.serviceUrl ?? '',
    groups: Object.fromEntries(wanted.map((group) => [group, available[group]])),
  };
}
