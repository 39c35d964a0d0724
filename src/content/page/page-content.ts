import { defaultLanguage, type Language } from '../../../shared/languages.ts';
import { toPlainText } from '../../lib/no-break.ts';
import { contentIn, type SiteContents, type Service } from '../../model/site-content.ts';
import { pathTo } from '../../routing/routes.ts';
import { visibleHours } from '../hours/visible-hours.ts';
import { visiblePackages } from './package-price.ts';
import {
  isListed,
  packageName,
  sharedGroups,
  type MainGroup,
  type PackageName,
  type PageData,
  type PageGroup,
  type PageGroups,
  type ServiceSummary,
  type AnyPage,
  type VisibleService,
  type SocialImages,
} from './page-data.ts';
import { findListedPrice, listNeeds, listPrices, priceRows, searchVocabulary } from './price-rows.ts';
import { searchedAnswers } from './searched-answers.ts';

function summaryOf({ serviceName, serviceUrl, lead, picture, background }: Service): ServiceSummary {
  return { serviceName, serviceUrl, lead, picture, background };
}

function visibleService(
  { priceCategory, prices = [], ...service }: Service,
  language: Language,
): VisibleService {
  const { slug, title } = priceCategory;
  const rows =
    prices.length > 0
      ? { items: priceRows(prices, language) }
      : { title, items: priceRows(priceCategory.items, language) };
  return { ...service, priceCategory: { slug, ...rows } };
}

export function packageNamesOf(contents: SiteContents, language: Language): PackageName[] {
  const ofDesk = contentIn(contents, defaultLanguage).promoPackages.packages;
  return contentIn(contents, language).promoPackages.packages.map(
    ({ title, shortTitle, index }, position) => {
      const desk = ofDesk[position] ?? { title, shortTitle };
      return { title, shortTitle, index, deskName: toPlainText(packageName(desk)) };
    },
  );
}

type WantedGroups = { mainGroup: MainGroup; needs?: readonly PageGroup[] };

export function toPageData(
  contents: SiteContents,
  page: AnyPage,
  language: Language,
  { mainGroup, needs = [] }: WantedGroups,
  socialImages: SocialImages = {},
): PageData {
  const content = contentIn(contents, language);
  const { list, ...services } = content.services;
  const { openingHours: _week, hoursExceptions: _days, ...contactDetails } = content.contactDetails;
  const service = list.find((candidate) => candidate.serviceUrl === page.service);
  if (page.service && !service) throw new Error(`No service has the slug "${page.service}".`);
  const available: Partial<PageGroups> = {
    ...content,
    services,
    contactDetails,
    get openingHours() {
      return visibleHours(content, language);
    },
    // Getters, since large spaces have many rows and pages.
    get serviceMenu() {
      return list.map(summaryOf);
    },
    get priceList() {
      const categories = listPrices(contents, language);
      const answers = searchedAnswers(contents, language);
      const { added: _added, childrenNames: _names, ...texts } = content.priceList;
      return { ...texts, ...searchVocabulary(contents), categories, answers };
    },
    get pricesPage() {
      const { sentence, ...texts } = content.pricesPage;
      return {
        ...texts,
        ...(sentence && { sentence: { ...sentence, needs: listNeeds(contents, language) } }),
      };
    },
    get promoPackages() {
      return { ...content.promoPackages, packages: visiblePackages(content, language) };
    },
    get firstVisitPage() {
      const { price, ...texts } = content.firstVisitPage;
      const listed = price && findListedPrice(contents, language, price);
      return { ...texts, ...(listed && { price: listed }) };
    },
    get packageNames() {
      return packageNamesOf(contents, language);
    },
    privacyVersion: content.privacy.version,
    ...(service && { service: visibleService(service, language) }),
  };
  const wanted = [...sharedGroups, mainGroup, ...needs];
  const socialImage = isListed(page) ? socialImages[pathTo(page, language)] : undefined;
  const clinicImage = socialImages[pathTo({ route: 'home' }, language)]?.url;
  return {
    page,
    language,
    mainGroup,
    ...(socialImage && { socialImage }),
    ...(clinicImage && { clinicImage }),
    firstService: list[0]?.serviceUrl ?? '',
    groups: Object.fromEntries(wanted.map((group) => [group, available[group]])),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Unchanged groups stay the same objects, so React renders only changes. A removed service stays as built. */
export function refreshPage(data: PageData, contents: SiteContents): PageData {
  const { page, language, mainGroup, groups } = data;
  const { list } = contentIn(contents, language).services;
  const isGone = page.service && !list.some(({ serviceUrl }) => serviceUrl === page.service);
  if (isGone) return data;
  const names = Object.keys(groups) as PageGroup[];
  const newer = toPageData(contents, page, language, { mainGroup, needs: names });
  const changed = names.filter((name) => !isSame(groups[name], newer.groups[name]));
  const { firstService } = newer;
  if (changed.length === 0 && firstService === data.firstService) return data;
  const changedGroups = Object.fromEntries(changed.map((name) => [name, newer.groups[name]]));
  return { ...data, firstService, groups: { ...groups, ...changedGroups } };
}
