import { interpolate } from '../../../shared/interpolate.ts';
import { defaultLanguage, tagOf, type Language } from '../../../shared/languages.ts';
import { noBreak, toPlainText } from '../../lib/no-break.ts';
import {
  contentOfLanguage,
  type Results,
  type Service,
  type SiteContent,
  type SiteContents,
} from '../../model/site-content.ts';
import { visibleHours } from '../hours/visible-hours.ts';
import { packageName } from '../../prices/package-price.ts';
import type { PriceBook } from '../../prices/price-book.ts';

type PageSource = {
  contents: SiteContents;
  content: SiteContent;
  language: Language;
  reviewed: { by: string; on: string } | undefined;
  book: PriceBook;
  serviceSlug: string | undefined;
};

function visibleService({ priceCategory, prices = [], ...service }: Service, { rowOf }: PriceBook) {
  const { slug, title, lang, items } = priceCategory;
  // A service with its own selection of prices needs no category title.
  const hasSelection = prices.length > 0;
  const heading: { title?: string; lang?: string | undefined } = hasSelection ? {} : { title, lang };
  const listed = (hasSelection ? prices : items).flatMap((item) => rowOf(item) ?? []);
  return { ...service, priceCategory: { slug, ...heading, items: listed } };
}

/** Returns the packages' names. The form submits `deskName`, in the default language, which the clinic's staff read. */
export function packageNamesOf(contents: SiteContents, language: Language) {
  const deskPackages = contentOfLanguage(contents, defaultLanguage).promoPackages.packages;
  return contentOfLanguage(contents, language).promoPackages.packages.map(({ title, shortTitle, index }) => {
    const deskPackage = deskPackages.find((each) => each.index === index) ?? { title, shortTitle };
    return { title, shortTitle, index, deskName: toPlainText(packageName(deskPackage)) };
  });
}

/** Functions that compute the groups which differ from the content, such as prices with their discounts. */
const selectors = {
  home: ({ content, book }) => {
    const { price } = content.firstVisitPage;
    const row = price && book.rowOf(price);
    return {
      ...content.home,
      ...(row && { visitPrice: `${row.amount}${noBreak}${content.general.currency}` }),
    };
  },
  contactDetails: ({ content }) => {
    const { openingHours: _, hoursExceptions: __, ...details } = content.contactDetails;
    return details;
  },
  /** Adds the service to which "Services" in the menu links. */
  navigation: ({ content }) => ({
    ...content.navigation,
    firstService: content.services.list[0]?.serviceUrl ?? '',
  }),
  openingHours: ({ content, language }) => visibleHours(content, language),
  services: ({ content: { services } }) => {
    const { list: _, ...texts } = services;
    return texts;
  },
  serviceMenu: ({ content }) =>
    content.services.list.map(({ serviceName, serviceUrl, lead, picture, background, lang, langs }) => {
      return { serviceName, serviceUrl, lead, picture, background, lang, langs };
    }),
  service: ({ content, book, serviceSlug }) => {
    const service = content.services.list.find(({ serviceUrl }) => serviceUrl === serviceSlug);
    if (!service) throw new Error(`No service has the slug "${serviceSlug}".`);
    return visibleService(service, book);
  },
  priceList: ({ content, book: { categories, hits, vocabulary } }) => {
    const { added: _, ...texts } = content.priceList;
    return { ...texts, ...vocabulary, categories, hits };
  },
  // Search words are omitted, since the hits of the price list contain them.
  pricesPage: ({ content, book: { needs } }) => {
    const { sentence, payment, conditions, ...texts } = content.pricesPage;
    const { siblingSearchWords: _, ...visibleConditions } = conditions;
    const blocks = payment.blocks?.map(({ searchWords: __, ...block }) => block);
    return {
      ...texts,
      conditions: visibleConditions,
      payment: { title: payment.title, ...(blocks && { blocks }) },
      ...(sentence && { sentence: { ...sentence, needs } }),
    };
  },
  promoPackages: ({ content, book: { packages } }) => {
    const { searchWords: _, priceText: __, ...texts } = content.promoPackages;
    return { ...texts, packages };
  },
  firstVisitPage: ({ content, book }) => {
    const { price, ...texts } = content.firstVisitPage;
    const row = price && book.rowOf(price);
    return { ...texts, ...(row && { price: row }) };
  },
  packageNames: ({ contents, language }) => packageNamesOf(contents, language),
  reviewNote: ({ content, language, reviewed }) => {
    if (!reviewed) return '';
    const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
    const date = new Date(reviewed.on).toLocaleDateString(tagOf(language), day);
    return interpolate(content.general.reviewNote, { by: reviewed.by, date });
  },
  privacyVersion: ({ content }) => content.privacy.version,
} satisfies Record<string, (source: PageSource) => unknown>;

export type PageGroups = Omit<SiteContent, 'hoursTexts' | keyof typeof selectors> & Results<typeof selectors>;
export type PageGroup = keyof PageGroups;

/** Returns the named groups, computed by a selector or as they are in the content. */
export function groupsOf(names: readonly PageGroup[], source: PageSource): Partial<PageGroups> {
  const select: Partial<Record<PageGroup, (source: PageSource) => unknown>> = selectors;
  const content: Partial<Record<PageGroup, unknown>> = source.content;
  return Object.fromEntries(names.map((name) => [name, select[name] ? select[name](source) : content[name]]));
}
