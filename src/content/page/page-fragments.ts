import type { RouteName } from '../../routing/route-names.ts';
import { type NamedPrices, priceRowIds } from './price-row-ids.ts';

/** Where links to a list of prices lead. */
export const priceListId = 'lista';

/** Where links to the contact form lead, on every page that has one. */
export const contactFormId = 'programare';

/** Where links to the packages lead. */
export const packagesId = 'promotii';

/** Where links to the sentence with a price lead. */
export const estimateId = 'estimare';

/** Where links to what is said about paying lead. */
export const paymentId = 'plata';

/** Where links to a package lead, by its index. */
export const packageId = (index: number) => `pachet-${index + 1}`;

/** Where links to the parents' part of the first visit lead. */
export const forParentsId = 'parinti';

/** Where links to a section of a legal text lead. */
export const sectionId = (position: number) => `section-${position + 1}`;

/** Where links to the hospital lead that is open when the clinic is not. */
export const hospitalId = 'spital';

/** What of the content has a place of its own on a page. */
export type PageParts = {
  priceCategories: NamedPrices[];
  /** Indexes of the packages. */
  packages: number[];
  /** Whether there is a sentence with a price. */
  hasSentence: boolean;
  /** How many texts there are about paying. */
  payment: number;
  /** How many sections the legal texts have. */
  terms: number;
  privacy: number;
  accessibility: number;
  /** Slugs of the situations. */
  situations: string[];
  hasHospital: boolean;
};

const sections = (count: number) => Array.from({ length: count }, (_, position) => sectionId(position));

/** The places on a page that a link of the content may name; a test finds each of them on the page as it is built. */
export function fragmentsOf(route: RouteName, parts: PageParts): string[] {
  switch (route) {
    case 'prices':
      return [
        priceListId,
        ...(parts.packages.length > 0 ? [packagesId] : []),
        ...(parts.hasSentence ? [estimateId] : []),
        ...(parts.payment > 0 ? [paymentId] : []),
        ...parts.priceCategories.map(({ slug }) => slug),
        ...priceRowIds(parts.priceCategories).flat(),
        ...parts.packages.map(packageId),
      ];
    case 'service':
      return [priceListId];
    case 'firstVisit':
      return [forParentsId];
    case 'terms':
    case 'privacy':
    case 'accessibility':
      return sections(parts[route]);
    case 'emergencies':
      return [...parts.situations, ...(parts.hasHospital ? [hospitalId] : [])];
    case 'home':
    case 'contact':
      return [contactFormId];
    default:
      return [];
  }
}
