import { languages, type Language } from '../../shared/languages.ts';
import { contentOfLanguage, type SiteContent, type SiteContents } from '../model/site-content.ts';
import { packageName, type VisiblePackage } from './package-price.ts';

/** Contains the words of all languages, since visitors search in any. */
export type SearchVocabulary = {
  /** Words for a child, such as `copil`, which match every row for children. */
  childrenWords: string[];
  /** Words that name no treatment, such as `cât`. */
  ignoredWords: string[];
};

/** A text that the price search shows above the rows, for instance the way to a page about an emergency. */
export type SearchHit = {
  title: string;
  text?: string;
  terms: string[];
  /** The id of a situation on the emergencies page. */
  situation?: string;
};

/** The hits have the search words of all languages. */
export function searchHits(
  contents: SiteContents,
  language: Language,
  packages: VisiblePackage[],
): SearchHit[] {
  const allHits = languages.flatMap((each) => hitsIn(contentOfLanguage(contents, each), packages));
  return hitsIn(contentOfLanguage(contents, language), packages)
    .map(({ key, ...hit }) => ({
      ...hit,
      terms: allHits.flatMap((each) => (each.key === key ? each.terms : [])),
    }))
    .filter(({ terms }) => terms.length > 0);
}

/** A hit has the same `key` in each language. */
function hitsIn({ pricesPage, promoPackages, emergenciesPage }: SiteContent, packages: VisiblePackage[]) {
  const { heroLines, heroLead, siblingDiscount, conditions, payment } = pricesPage;
  const prices = packages.map((offer) => [packageName(offer), offer.price].filter(Boolean).join(': '));
  return [
    ...emergenciesPage.situations.map(({ title, slug, searchWords = [] }) => ({
      key: slug,
      title,
      situation: slug,
      terms: [title, ...searchWords],
    })),
    ...(payment.blocks ?? []).map(({ title, text, searchWords = [] }, index) => ({
      key: `payment ${index}`,
      title,
      text,
      terms: searchWords,
    })),
    {
      key: 'siblings',
      title: conditions.siblingTitle,
      text: [...heroLines, heroLead].join(' '),
      terms: (siblingDiscount && conditions.siblingSearchWords) ?? [],
    },
    {
      key: 'packages',
      title: promoPackages.title,
      text: `${prices.join('. ')}.`,
      terms: (packages.length > 0 && promoPackages.searchWords) || [],
    },
  ];
}

export function searchVocabulary(contents: SiteContents): SearchVocabulary {
  const lists = languages.map((language) => contentOfLanguage(contents, language).priceList);
  return {
    childrenWords: lists.flatMap(({ childrenWords = [] }) => childrenWords),
    ignoredWords: lists.flatMap(({ ignoredWords = [] }) => ignoredWords),
  };
}
