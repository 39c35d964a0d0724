import {
  contactFormId,
  estimateId,
  forParentsId,
  hospitalId,
  packageConditionsId,
  packageId,
  packagesId,
  paymentId,
  priceListId,
  sectionId,
  siblingConditionsId,
} from '../../../src/content/page/page-fragments.ts';
import { listPrices } from '../../../src/content/page/price-rows.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { contentIn, type SiteContents } from '../../../src/model/site-content.ts';
import type { RouteName } from '../../../src/routing/routes.ts';

function placesOnPrices(contents: SiteContents): string[] {
  const { pricesPage, promoPackages } = contentIn(contents, defaultLanguage);
  const categories = listPrices(contents, defaultLanguage);
  return [
    priceListId,
    ...(promoPackages.packages.length > 0 ? [packagesId] : []),
    ...(pricesPage.sentence ? [estimateId] : []),
    ...(pricesPage.payment.blocks?.length ? [paymentId] : []),
    ...(pricesPage.siblingDiscount && pricesPage.conditions.siblingConditions?.length
      ? [siblingConditionsId]
      : []),
    ...(promoPackages.packages.length > 0 && pricesPage.conditions.packageConditions?.length
      ? [packageConditionsId]
      : []),
    ...categories.flatMap(({ slug, items }) => [slug, ...items.map(({ id }) => id)]),
    ...promoPackages.packages.map(({ index }) => packageId(index)),
  ];
}

/** The places on a page that a link of the content may name, in every language; a test finds each of them on the page as it is built. */
export function placesOn(route: RouteName, contents: SiteContents): string[] {
  const content = contentIn(contents, defaultLanguage);
  switch (route) {
    case 'prices':
      return placesOnPrices(contents);
    case 'service':
      return [priceListId];
    case 'firstVisit':
      return [forParentsId];
    case 'terms':
    case 'privacy':
    case 'accessibility':
      return content[route].sections.map((_, position) => sectionId(position));
    case 'emergencies': {
      const { situations, hospital } = content.emergenciesPage;
      return [...situations.map(({ slug }) => slug), ...(hospital ? [hospitalId] : [])];
    }
    case 'home':
    case 'contact':
      return [contactFormId];
    default:
      return [];
  }
}
