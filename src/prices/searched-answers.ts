import { languages, type Language } from '../../shared/languages.ts';
import { contentIn, type SiteContent, type SiteContents } from '../model/site-content.ts';
import { packageName, type VisiblePackage } from './package-price.ts';

/** In every language, since visitors type in either. */
export type SearchVocabulary = Record<'childrenWords' | 'adultWords' | 'ignoredWords', string[]>;

export type SearchedAnswer = {
  title: string;
  text?: string;
  words: string[];
  /** The id of a situation on the emergencies page. */
  situation?: string;
};

export function searchVocabulary(contents: SiteContents): SearchVocabulary {
  const lists = languages.map((language) => contentIn(contents, language).priceList);
  return {
    childrenWords: lists.flatMap(({ childrenMark = [], childrenWords = [] }) => [
      ...[childrenMark].flat(),
      ...childrenWords,
    ]),
    adultWords: lists.flatMap(({ adultWords = [] }) => adultWords),
    ignoredWords: lists.flatMap(({ ignoredWords = [] }) => ignoredWords),
  };
}

type WrittenAnswer = Omit<SearchedAnswer, 'words'> & { searchWords?: string[] | undefined };

/** Paying, the sibling discount, packages, emergencies, always in this order. What the clinic lacks has no words. */
function answersIn(
  { pricesPage, promoPackages, emergenciesPage }: SiteContent,
  offers: VisiblePackage[],
): WrittenAnswer[] {
  const { heroLines, heroLead, siblingDiscount, conditions, payment } = pricesPage;
  const prices = offers.map((offer) => [packageName(offer), offer.price].filter(Boolean).join(': '));
  return [
    ...(payment.blocks ?? []),
    {
      title: conditions.siblingTitle,
      text: [...heroLines, heroLead].join(' '),
      searchWords: siblingDiscount && conditions.siblingSearchWords,
    },
    {
      title: promoPackages.title,
      text: `${prices.join('. ')}.`,
      searchWords: offers.length > 0 ? promoPackages.searchWords : [],
    },
    ...emergenciesPage.situations.map(({ title, slug }) => ({
      title,
      searchWords: [title],
      situation: slug,
    })),
  ];
}

export function searchedAnswers(
  contents: SiteContents,
  language: Language,
  offers: VisiblePackage[],
): SearchedAnswer[] {
  const own = answersIn(contentIn(contents, language), offers);
  // With an answer left out the others of that language have other places.
  const inLanguages = languages
    .map((each) => answersIn(contentIn(contents, each), offers))
    .filter(({ length }) => length === own.length);
  return own
    .map(({ searchWords: _, ...answer }, index) => ({
      ...answer,
      words: inLanguages.flatMap((answers) => answers[index]?.searchWords ?? []),
    }))
    .filter(({ words }) => words.length > 0);
}
