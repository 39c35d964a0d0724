import { languages, type Language } from '../../shared/languages.ts';
import { contentIn, type SiteContent, type SiteContents } from '../model/site-content.ts';
import { visiblePackages } from './package-price.ts';
import { packageName } from './package-name.ts';
import type { SearchedAnswer } from './price-rows.ts';

type WrittenAnswer = { title: string; text: string; searchWords?: string[] | undefined };

/** Answers on the prices page: paying, sibling discount, packages; in the same order in each language. */
function answersIn(content: SiteContent, language: Language): WrittenAnswer[] {
  const { heroLines, heroLead, siblingDiscount, conditions, payment } = content.pricesPage;
  const { title, searchWords } = content.promoPackages;
  const packages = visiblePackages(content, language).map((offer) =>
    [packageName(offer), offer.price].filter(Boolean).join(': '),
  );
  const discount = [...heroLines, heroLead].join(' ');
  return [
    ...(payment.blocks ?? []),
    ...(siblingDiscount
      ? [{ title: conditions.siblingTitle, text: discount, searchWords: conditions.siblingSearchWords }]
      : []),
    ...(packages.length > 0 ? [{ title, text: `${packages.join('. ')}.`, searchWords }] : []),
  ];
}

export function searchedAnswers(contents: SiteContents, language: Language): SearchedAnswer[] {
  const wordsByAnswer = languages.map((each) =>
    answersIn(contentIn(contents, each), each).map(({ searchWords = [] }) => searchWords),
  );
  return answersIn(contentIn(contents, language), language)
    .map(({ title, text }, index) => ({
      title,
      text,
      words: wordsByAnswer.flatMap((words) => words[index] ?? []),
    }))
    .filter(({ words }) => words.length > 0);
}
