import { defaultLanguage, type Language } from '../language/languages.ts';
import { pathTo } from '../routing/routes.ts';
import {
  isListed,
  sharedGroups,
  type PackageName,
  type PageData,
  type PageGroup,
  type PageGroups,
  type ServiceSummary,
  type ShownPage,
  type ShownService,
  type SiteContents,
  type SocialImages,
} from './page-data.ts';
import { listPrices, priceRows } from './price-rows.ts';
import type { DentalPackage, PageMeta, Service, SiteContent } from './site-content.ts';

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

function shownService({ priceCategory, ...service }: Service, language: Language): ShownService {
  const { slug, title, items } = priceCategory;
  return { ...service, priceCategory: { slug, title, items: priceRows(items, language) } };
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
      return { ...content.priceList, categories: listPrices(contents, language) };
    },
    get packageNames() {
      return packageNamesOf(contents, language);
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
