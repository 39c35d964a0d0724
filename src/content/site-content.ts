/** One schema per content type. Field names are Contentful's; a linked entry stands where its link stood. */
import type * as v from 'valibot';
import { about, doctor } from './schema/about.ts';
import { articleTeaser, carouselCards } from './schema/articles.ts';
import {
  contactDetails,
  contactForm,
  contactPage,
  messagingApp,
  predefinedMessages,
} from './schema/contact.ts';
import { careLevel, emergenciesPage, emergencySituation } from './schema/emergencies.ts';
import { pageMeta, textBlock, video, type fileSchema, type ground, type html } from './schema/fields.ts';
import { firstVisitPage, storyScene } from './schema/first-visit.ts';
import { donation, feature, home, homeFilm } from './schema/home.ts';
import {
  cookies,
  footer,
  footerBlock,
  general,
  menuLink,
  navigation,
  notFoundPage,
  offlinePage,
  partner,
} from './schema/layout.ts';
import { legalPage, legalSection, privacy } from './schema/legal.ts';
import { hoursException, hoursTexts, openingRow } from './schema/opening-hours.ts';
import { familyEstimate, offerConditions, payment } from './schema/offers.ts';
import { dentalPackage, homePackage, packageItem, promoPackages } from './schema/packages.ts';
import { priceCategory, priceItem, priceList, pricesPage, siblingDiscount } from './schema/prices.ts';
import { requestSentPage } from './schema/request-sent.ts';
import { service, services, servicesPage } from './schema/services.ts';

/** Content types that hold one entry each, by content type id: the text groups and the contact details. */
export const groupSchemas = {
  general,
  navigation,
  contactDetails,
  hoursTexts,
  home,
  homePackage,
  promoPackages,
  pricesPage,
  priceList,
  offerConditions,
  payment,
  familyEstimate,
  services,
  servicesPage,
  about,
  firstVisitPage,
  contactPage,
  contactForm,
  predefinedMessages,
  requestSentPage,
  carouselCards,
  cookies,
  terms: legalPage,
  privacy,
  accessibility: legalPage,
  emergenciesPage,
  footer,
  offlinePage,
  notFoundPage,
};

export const entrySchemas = {
  ...groupSchemas,
  pageMeta,
  textBlock,
  homeFilm,
  donation,
  feature,
  video,
  openingHours: openingRow,
  hoursException,
  messagingApp,
  siblingDiscount,
  priceItem,
  priceCategory,
  service,
  doctor,
  package: dentalPackage,
  packageItem,
  legalSection,
  articleTeaser,
  storyScene,
  partner,
  menuLink,
  footerBlock,
  careLevel,
  emergencySituation,
};

export type ContentTypeId = keyof typeof entrySchemas;
export type GroupId = keyof typeof groupSchemas;
export type Groups = { [K in GroupId]: v.InferOutput<(typeof groupSchemas)[K]> };
/** The whole site in one language. No entry lists the services: all that are published are on the site. */
export type SiteContent = Omit<Groups, 'services'> & {
  services: Groups['services'] & { list: Service[] };
};
export type Html = v.InferOutput<typeof html>;
export type File = v.InferOutput<typeof fileSchema>;
export type Ground = v.InferOutput<typeof ground>;
export type PageMeta = v.InferOutput<typeof pageMeta>;
export type SiblingDiscount = v.InferOutput<typeof siblingDiscount>;
export type Feature = v.InferOutput<typeof feature>;
export type Video = v.InferOutput<typeof video>;
export type PriceItem = v.InferOutput<typeof priceItem>;
export type PriceCategory = v.InferOutput<typeof priceCategory>;
export type Service = v.InferOutput<typeof service>;
export type StoryScene = v.InferOutput<typeof storyScene>;
export type Doctor = v.InferOutput<typeof doctor>;
export type DentalPackage = v.InferOutput<typeof dentalPackage>;
export type PackageItem = v.InferOutput<typeof packageItem>;
export type LegalSection = v.InferOutput<typeof legalSection>;
export type HoursTexts = Groups['hoursTexts'];
export type CareLevel = v.InferOutput<typeof careLevel>;
export type EmergencySituation = v.InferOutput<typeof emergencySituation>;
export type MenuLink = v.InferOutput<typeof menuLink>;
