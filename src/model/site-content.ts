import type * as v from 'valibot';
import type { Language } from '../language/languages.ts';
import { about, doctor } from './about.ts';
import { articleTeaser, carouselCards } from './articles.ts';
import { textBlock, video, type pageMeta } from './common.ts';
import { contactDetails, contactForm, contactPage } from './contact.ts';
import { backgrounds } from './define/backgrounds.ts';
import type { ContentType } from './define/content-type.ts';
import type { fileSchema } from './define/links.ts';
import type { htmlSchema } from './define/texts.ts';
import { careLevel, emergenciesPage, emergencySituation } from './emergencies.ts';
import { firstVisitPage, storyScene } from './first-visit.ts';
import { feature, home } from './home.ts';
import { cookies, footer, footerBlock, general, menuLink, notFoundPage, offlinePage, partner } from './layout.ts';
import { accessibility, legalSection, privacy, terms } from './legal.ts';
import { hoursException, openingRow } from './opening-hours.ts';
import { familyEstimate, pricesPage } from './prices-page.ts';
import { dentalPackage, packageItem } from './packages.ts';
import { priceCategory, priceItem, priceList } from './price-list.ts';
import { requestSentPage } from './request-sent.ts';
import { service, servicesPage } from './services.ts';

/** The content types that have one entry each, by id. */
export const groupTypes = {
  general,
  contactDetails,
  home,
  pricesPage,
  priceList,
  familyEstimate,
  servicesPage,
  about,
  firstVisitPage,
  contactPage,
  contactForm,
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

/** All content types, by id. */
export const contentTypes = {
  ...groupTypes,
  textBlock,
  feature,
  video,
  openingHours: openingRow,
  hoursException,
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

/** The content type of an entry; none where the space has one that the site does not know. */
export function contentTypeOf(id: string): ContentType | undefined {
  return Object.hasOwn(contentTypes, id) ? (contentTypes as Record<string, ContentType>)[id] : undefined;
}

type ValuesOf<T extends ContentType> = v.InferOutput<T['schema']>;

export type ContentTypeId = keyof typeof contentTypes;
export type GroupId = keyof typeof groupTypes;
export type Groups = { [K in GroupId]: ValuesOf<(typeof groupTypes)[K]> };
/** Those of which a part is read by pages that the rest does not concern. */
type Divided = 'general' | 'contactForm' | 'pricesPage' | 'servicesPage';
/** The whole site in one language. No entry lists the services: all that are published are on the site. */
export type SiteContent = Omit<Groups, Divided> & {
  general: Omit<Groups['general'], 'hours' | 'navigation'>;
  navigation: Groups['general']['navigation'];
  hoursTexts: Groups['general']['hours'];
  contactForm: Omit<Groups['contactForm'], 'messages'>;
  formMessages: Groups['contactForm']['messages'];
  pricesPage: Omit<Groups['pricesPage'], 'promoPackages'>;
  promoPackages: Groups['pricesPage']['promoPackages'];
  servicesPage: Omit<Groups['servicesPage'], 'servicePages'>;
  services: Groups['servicesPage']['servicePages'] & { list: Service[] };
};
/** The whole site in every language. */
export type SiteContents = Record<Language, SiteContent>;

export function contentIn(contents: SiteContents, language: Language): SiteContent {
  const content = contents[language];
  if (!content) throw new Error(`There is no content in "${language}".`);
  return content;
}

export type Html = v.InferOutput<typeof htmlSchema>;
export type File = v.InferOutput<typeof fileSchema>;
export type Ground = (typeof backgrounds)[number];
export type PageMeta = v.InferOutput<(typeof pageMeta)['schema']>;
export type SiblingDiscount = NonNullable<Groups['pricesPage']['siblingDiscount']>;
export type Feature = ValuesOf<typeof feature>;
export type Video = ValuesOf<typeof video>;
export type PriceItem = ValuesOf<typeof priceItem>;
export type PriceCategory = ValuesOf<typeof priceCategory>;
export type Service = ValuesOf<typeof service>;
export type StoryScene = ValuesOf<typeof storyScene>;
export type Doctor = ValuesOf<typeof doctor>;
export type DentalPackage = ValuesOf<typeof dentalPackage>;
export type PackageItem = ValuesOf<typeof packageItem>;
export type LegalSection = ValuesOf<typeof legalSection>;
export type HoursTexts = Groups['general']['hours'];
export type CareLevel = ValuesOf<typeof careLevel>;
export type EmergencySituation = ValuesOf<typeof emergencySituation>;
export type MenuLink = ValuesOf<typeof menuLink>;
