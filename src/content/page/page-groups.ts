import { fillText } from '../../../shared/fill-text.ts';
import { defaultLanguage, tagOf, type Language } from '../../../shared/languages.ts';
import { toPlainText } from '../../lib/no-break.ts';
import {
  contentIn,
  type Results,
  type Service,
  type SiteContent,
  type SiteContents,
} from '../../model/site-content.ts';
import { visibleHours } from '../hours/visible-hours.ts';
import { packageName } from '../../prices/package-name.ts';
import { visiblePackages } from '../../prices/package-price.ts';
import {
  findListedPrice,
  listNeeds,
  listPrices,
  priceRows,
  searchVocabulary,
} from '../../prices/price-rows.ts';
import { searchedAnswers } from '../../prices/searched-answers.ts';
import { visitSentence } from '../../prices/visit-sentence.ts';

type PageSource = {
  contents: SiteContents;
  content: SiteContent;
  language: Language;
  /** Who has reviewed the page, and when. */
  reviewed: { by: string; on: string } | undefined;
  /** Set on the page of a service. */
  slug: string | undefined;
};

function visibleService({ priceCategory, prices = [], ...service }: Service, language: Language) {
  const { slug, title, items } = priceCategory;
  // Without a title above the rows if the service has rows of its own.
  const rows: { title?: string } = prices.length > 0 ? {} : { title };
  const listed = priceRows(prices.length > 0 ? prices : items, language);
  return { ...service, priceCategory: { slug, ...rows, items: listed } };
}

/** `deskName` is in the desk's language. */
export function packageNamesOf(contents: SiteContents, language: Language) {
  const ofDesk = contentIn(contents, defaultLanguage).promoPackages.packages;
  return contentIn(contents, language).promoPackages.packages.map(
    ({ title, shortTitle, index }, position) => {
      const desk = ofDesk[position] ?? { title, shortTitle };
      return { title, shortTitle, index, deskName: toPlainText(packageName(desk)) };
    },
  );
}

/** Groups that are made from the content for the pages that need them. */
const ownGroups = {
  home: ({ contents, content, language }) => {
    const { sentence: _, ...texts } = content.home;
    const sentence = visitSentence(contents, language);
    return { ...texts, ...(sentence && { sentence }) };
  },
  contactDetails: ({ content }) => {
    const { openingHours: _, hoursExceptions: __, ...details } = content.contactDetails;
    return details;
  },
  openingHours: ({ content, language }) => visibleHours(content, language),
  services: ({ content: { services } }) => {
    const { list: _, ...texts } = services;
    return texts;
  },
  /** All services, in their order, with the fields that links and lists display. */
  serviceMenu: ({ content }) =>
    content.services.list.map(({ serviceName, serviceUrl, lead, picture, background }) => {
      return { serviceName, serviceUrl, lead, picture, background };
    }),
  service: ({ content, language, slug }) => {
    const service = content.services.list.find(({ serviceUrl }) => serviceUrl === slug);
    if (!service) throw new Error(`No service has the slug "${slug}".`);
    return visibleService(service, language);
  },
  priceList: ({ contents, content, language }) => {
    const categories = listPrices(contents, language);
    const answers = searchedAnswers(contents, language);
    const { added: _, childrenNames: __, ...texts } = content.priceList;
    return { ...texts, ...searchVocabulary(contents), categories, answers };
  },
  pricesPage: ({ contents, content, language }) => {
    const { sentence, ...texts } = content.pricesPage;
    return {
      ...texts,
      ...(sentence && { sentence: { ...sentence, needs: listNeeds(contents, language) } }),
    };
  },
  promoPackages: ({ content, language }) => {
    return { ...content.promoPackages, packages: visiblePackages(content, language) };
  },
  firstVisitPage: ({ contents, content, language }) => {
    const { price, ...texts } = content.firstVisitPage;
    const listed = price && findListedPrice(contents, language, price);
    return { ...texts, ...(listed && { price: listed }) };
  },
  packageNames: ({ contents, language }) => packageNamesOf(contents, language),
  /** Empty if nobody has reviewed the page. */
  reviewNote: ({ content, language, reviewed }) => {
    if (!reviewed) return '';
    const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
    const date = new Date(reviewed.on).toLocaleDateString(tagOf(language), day);
    return fillText(content.general.reviewNote, { by: reviewed.by, date });
  },
  privacyVersion: ({ content }) => content.privacy.version,
} satisfies Record<string, (source: PageSource) => unknown>;

export type PageGroups = Omit<SiteContent, 'hoursTexts' | keyof typeof ownGroups> & Results<typeof ownGroups>;
export type PageGroup = keyof PageGroups;

export function groupsOf(names: readonly PageGroup[], source: PageSource): Partial<PageGroups> {
  const own: Partial<Record<PageGroup, (source: PageSource) => unknown>> = ownGroups;
  const content: Partial<Record<PageGroup, unknown>> = source.content;
  return Object.fromEntries(names.map((name) => [name, own[name] ? own[name](source) : content[name]]));
}
