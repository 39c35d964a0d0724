import { about, doctor } from './about.ts';
import { articleTeaser, carouselCards } from './articles.ts';
import { textBlock, video } from './common.ts';
import { contactDetails, contactForm, contactPage } from './contact.ts';
import type { ContentType } from './define/content-type.ts';
import { careLevel, emergenciesPage, emergencySituation, sharedSigns } from './emergencies.ts';
import { firstVisitPage, storyScene } from './first-visit.ts';
import { formMessages } from './form-messages.ts';
import { feature, home } from './home.ts';
import { cookies, footer, footerBlock, general, menuLink, notFoundPage, offlinePage, partner } from './general.ts';
import { accessibility, legalSection, privacy, terms } from './legal.ts';
import { hoursException, openingRow } from './opening-hours.ts';
import { need, pricesPage } from './prices-page.ts';
import { dentalPackage, packageItem } from './packages.ts';
import { priceAddition, priceCategory, priceItem, priceList } from './price-list.ts';
import { requestSentPage } from './request-sent.ts';
import { service, servicesPage } from './services.ts';

/** The types with exactly one entry. */
export const groupTypes = {
  general,
  contactDetails,
  home,
  pricesPage,
  priceList,
  servicesPage,
  about,
  firstVisitPage,
  contactPage,
  contactForm,
  formMessages,
  requestSentPage,
  carouselCards,
  cookies,
  terms,
  privacy,
  accessibility,
  emergenciesPage,
  footer,
  offlinePage,
  notFoundPage,
};

export const contentTypes = {
  ...groupTypes,
  textBlock,
  feature,
  video,
  openingHours: openingRow,
  hoursException,
  priceItem,
  priceAddition,
  priceCategory,
  service,
  doctor,
  need,
  package: dentalPackage,
  packageItem,
  legalSection,
  articleTeaser,
  storyScene,
  partner,
  menuLink,
  footerBlock,
  sharedSigns,
  careLevel,
  emergencySituation,
};

/** An entry of these types would mislead if omitted or half translated, so an untranslated one is shown in the main language. */
const fullyTranslatedTypes = new Set('priceItem priceCategory priceAddition packageItem hoursException legalSection storyScene sharedSigns careLevel'.split(' '));

export const mustBeFullyTranslated = ({ id }: ContentType): boolean => fullyTranslatedTypes.has(id);

/** Only a page has the part `meta`, its title and description for search engines. */
const hasOwnPage = ({ parts }: ContentType) => Object.hasOwn(parts, 'meta');

export const isShownUntranslated = (type: ContentType): boolean => fullyTranslatedTypes.has(type.id) || hasOwnPage(type);

export function contentTypeOf(id: string): ContentType | undefined {
  return Object.hasOwn(contentTypes, id) ? (contentTypes as Record<string, ContentType>)[id] : undefined;
}
