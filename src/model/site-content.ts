import type * as v from 'valibot';
import type { Language } from '../../shared/languages.ts';
import { dialledNumber } from '../lib/dialled-number.ts';
import type { pageMeta } from './common.ts';
import type { contentTypes, groupTypes } from './content-model.ts';
import type { backgrounds } from './define/backgrounds.ts';
import type { fileSchema } from './define/links.ts';
import { fillPlaceholders } from './define/placeholders.ts';

type Values<Id extends keyof typeof contentTypes> = v.InferOutput<(typeof contentTypes)[Id]['schema']>;
type GroupEntries = { [Id in keyof typeof groupTypes]: Values<Id> };
/** The entry of each group (a content type with one entry), and all services, of which no group has a list. */
export type SiteEntries = GroupEntries & { services: Service[] };

export type Results<Table extends Record<string, (...args: never) => unknown>> = {
  [K in keyof Table]: ReturnType<Table[K]>;
};

/** The content of all pages in one language, by group. */
export type SiteContent = Omit<GroupEntries, keyof typeof computedGroups> & Results<typeof computedGroups>;

/** Adds or replaces the computed groups, and fills in titles for search engines where a translation is missing. */
export function toGroups(siteEntries: SiteEntries): SiteContent {
  const entries = withTitles(siteEntries);
  const groups = Object.entries(computedGroups).map(([name, group]) => [name, group(entries)]);
  return { ...entries, ...Object.fromEntries(groups) } as SiteContent;
}

export type SiteContents = Record<Language, SiteContent>;

export function contentOfLanguage(contents: SiteContents, language: Language): SiteContent {
  const content = contents[language];
  if (!content) throw new Error(`There is no content in "${language}".`);
  return content;
}

const byIndex = <T extends { index: number }>(items: T[]): T[] => [...items].sort((a, b) => a.index - b.index);

function withPhoneNumber<T extends { phoneString: string }>(phone: T, callingCode: string) {
  return { ...phone, phoneNumber: dialledNumber(phone.phoneString, callingCode) };
}

function withLegalTexts<T extends { sections: LegalSection[] }>(page: T, { contactDetails }: SiteEntries): T {
  const details = withPhoneNumber(contactDetails, contactDetails.callingCode);
  const sections = page.sections.map((section) => ({
    ...section,
    sectionDescription: fillPlaceholders(section.sectionDescription, details),
  }));
  return { ...page, sections: byIndex(sections) };
}

/** Groups that are computed from their entry: parts, sorted lists, texts with filled placeholders. */
const computedGroups = {
  general: ({ general: { hours: _, navigation: __, ...texts } }) => texts,
  contactDetails: ({ contactDetails }) => withPhoneNumber(contactDetails, contactDetails.callingCode),
  emergenciesPage: ({ emergenciesPage: { hospital, ...page }, contactDetails }) => ({
    ...page,
    hospital: hospital && withPhoneNumber(hospital, contactDetails.callingCode),
  }),
  navigation: ({ general }) => general.navigation,
  hoursTexts: ({ general }) => general.hours,
  pricesPage: ({ pricesPage: { promoPackages: _, offersUntil: __, ...texts } }) => texts,
  promoPackages: ({ pricesPage: { promoPackages } }) => ({
    ...promoPackages,
    packages: byIndex(promoPackages.packages),
  }),
  priceList: ({ priceList }) => ({ ...priceList, categories: byIndex(priceList.categories) }),
  servicesPage: ({ servicesPage: { servicePages: _, ...texts } }) => texts,
  services: ({ servicesPage, services }) => ({ ...servicesPage.servicePages, list: byIndex(services) }),
  terms: (entries) => withLegalTexts(entries.terms, entries),
  privacy: (entries) => withLegalTexts(entries.privacy, entries),
  accessibility: (entries) => withLegalTexts(entries.accessibility, entries),
} satisfies Record<string, (entries: SiteEntries) => unknown>;

/** Replaces an untranslated title for search engines by the names of page and clinic. */
function withTitle<T>(page: T, pageName: string, { clinicName }: GroupEntries['contactDetails']): T {
  const { meta } = page as { meta?: PageMeta };
  return meta?.title === '' ? { ...page, meta: { ...meta, title: `${pageName}. ${clinicName}` } } : page;
}

function withTitles({ services, ...groups }: SiteEntries): SiteEntries {
  const { contactDetails, general } = groups;
  const titledGroups = Object.entries(groups).map(([group, page]) => {
    const heading = 'title' in page && typeof page.title === 'string' ? page.title : '';
    const menuName = menuNames[group];
    const pageName = menuName ? general.navigation[menuName] : heading;
    return [group, withTitle(page, pageName, contactDetails)];
  });
  const titledServices = services.map((each) => withTitle(each, each.serviceName, contactDetails));
  return { ...(Object.fromEntries(titledGroups) as GroupEntries), services: titledServices };
}

type MenuName = Exclude<keyof GroupEntries['general']['navigation'], 'langs'>;

export const menuNames: Partial<Record<string, MenuName>> = {
  home: 'home',
  servicesPage: 'services',
  pricesPage: 'prices',
  about: 'aboutUs',
  firstVisitPage: 'firstVisit',
  contactPage: 'contact',
  emergenciesPage: 'emergencies',
};

export type File = v.InferOutput<typeof fileSchema>;
export type Background = keyof typeof backgrounds;
export type PageMeta = v.InferOutput<(typeof pageMeta)['schema']>;
export type SiblingDiscount = NonNullable<GroupEntries['pricesPage']['siblingDiscount']>;
export type Feature = Values<'feature'>;
export type Video = Values<'video'>;
export type PriceItem = Values<'priceItem'>;
export type Need = Values<'need'>;
export type PriceCategory = Values<'priceCategory'>;
export type Service = Values<'service'>;
export type StoryScene = Values<'storyScene'>;
export type Doctor = Values<'doctor'>;
export type DentalPackage = Values<'package'>;
export type PackageItem = Values<'packageItem'>;
type LegalSection = Values<'legalSection'>;
export type HoursTexts = GroupEntries['general']['hours'];
export type CareLevel = Values<'careLevel'>;
export type EmergencySituation = Values<'emergencySituation'>;
export type MenuLink = Values<'menuLink'>;
