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
import { priceBook } from '../../../src/prices/price-book.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { contentOfLanguage, type SiteContents } from '../../../src/model/site-content.ts';
import type { RouteName } from '../../../src/routing/routes.ts';

/** Returns the fragments to which links in the content may point; a test checks that the built page has each. */
export function anchorsOn(route: RouteName, contents: SiteContents): string[] {
  const content = contentOfLanguage(contents, defaultLanguage);
  switch (route) {
    case 'prices':
      return anchorsOnPrices(contents);
    case 'service':
      return [priceListId];
    case 'firstVisit':
      return [forParentsId];
    case 'terms':
    case 'privacy':
    case 'accessibility':
      return content[route].sections.map((_, index) => sectionId(index));
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

function anchorsOnPrices(contents: SiteContents): string[] {
  const { pricesPage, promoPackages } = contentOfLanguage(contents, defaultLanguage);
  const { sentence, payment, siblingDiscount, conditions } = pricesPage;
  const { categories } = priceBook(contents, defaultLanguage);
  const hasPackages = promoPackages.packages.length > 0;
  const hasSiblingConditions = siblingDiscount && conditions.siblingConditions?.length;
  const hasPackageConditions = hasPackages && conditions.packageConditions?.length;
  return [
    priceListId,
    ...(hasPackages ? [packagesId] : []),
    ...(sentence ? [estimateId] : []),
    ...(payment.blocks?.length ? [paymentId] : []),
    ...(hasSiblingConditions ? [siblingConditionsId] : []),
    ...(hasPackageConditions ? [packageConditionsId] : []),
    ...categories.flatMap(({ slug, items }) => [slug, ...items.map(({ id }) => id)]),
    ...promoPackages.packages.map(({ index }) => packageId(index)),
  ];
}
