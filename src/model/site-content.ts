import type * as v from 'valibot';
import type { Language } from '../../shared/languages.ts';
import type { pageMeta } from './common.ts';
import type { contentTypes, groupTypes } from './content-model.ts';
import type { backgrounds } from './define/backgrounds.ts';
import type { ContentType } from './define/content-type.ts';
import type { fileSchema } from './define/links.ts';

type ValuesOf<T extends ContentType> = v.InferOutput<T['schema']>;

type ContentTypeId = keyof typeof contentTypes;
type GroupId = keyof typeof groupTypes;
type Values<Id extends ContentTypeId> = ValuesOf<(typeof contentTypes)[Id]>;
export type Groups = { [K in GroupId]: ValuesOf<(typeof groupTypes)[K]> };
/** Groups of which pages read single parts. */
type Divided = 'general' | 'contactForm' | 'pricesPage' | 'servicesPage';
/** All published services are on the site; no entry lists them. */
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
export type SiteContents = Record<Language, SiteContent>;

export function contentIn(contents: SiteContents, language: Language): SiteContent {
  const content = contents[language];
  if (!content) throw new Error(`There is no content in "${language}".`);
  return content;
}

export type File = v.InferOutput<typeof fileSchema>;
export type Background = (typeof backgrounds)[number];
export type PageMeta = v.InferOutput<(typeof pageMeta)['schema']>;
export type SiblingDiscount = NonNullable<Groups['pricesPage']['siblingDiscount']>;
export type Feature = Values<'feature'>;
export type Video = Values<'video'>;
export type PriceItem = Values<'priceItem'>;
export type PriceAddition = Values<'priceAddition'>;
export type Need = Values<'need'>;
export type PriceCategory = Values<'priceCategory'>;
export type Service = Values<'service'>;
export type StoryScene = Values<'storyScene'>;
export type Doctor = Values<'doctor'>;
export type DentalPackage = Values<'package'>;
export type PackageItem = Values<'packageItem'>;
export type LegalSection = Values<'legalSection'>;
export type HoursTexts = Groups['general']['hours'];
export type CareLevel = Values<'careLevel'>;
export type EmergencySituation = Values<'emergencySituation'>;
export type MenuLink = Values<'menuLink'>;
