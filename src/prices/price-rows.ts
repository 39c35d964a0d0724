import { defaultLanguage, languages, tagOf, type Language } from '../../shared/languages.ts';
import { amountWriter } from './amounts.ts';
import {
  contentIn,
  type Need,
  type SiteContents,
  type PriceCategory,
  type PriceItem,
} from '../model/site-content.ts';
import { wordsIn, wordsOf } from '../lib/text-search.ts';
import { additionsWriter, type AddedToPrice } from './price-additions.ts';
import { addressLabelOf, priceRowIds } from './price-row-ids.ts';

/** An everyday word, or the name in another language. */
export type OtherName = { language: Language; text: string };

type PriceRow = {
  label: string;
  name: string;
  note?: string;
  /** `450 - 600` or `150`, without currency. */
  amount: string;
};

export type ListedPrice = PriceRow &
  AddedToPrice & {
    id: string;
    otherNames: OtherName[];
    priceStart: number;
    priceEnd?: number | undefined;
    /** Marked in the row, unlike `forChildren` of a whole category. */
    forChildren?: boolean;
    /** The name says that the row is for children, so a mark is not needed. */
    namesChildren?: boolean;
  };

/** In every language, since visitors type in either. */
type SearchVocabulary = {
  childrenWords: string[];
  adultWords: string[];
  ignoredWords: string[];
};

export type SearchedAnswer = { title: string; text: string; words: string[] };

/** Each list holds row ids, the best one first. */
export type ListedNeed = Pick<Need, 'name' | 'slug' | 'firstVisit' | 'firstVisitSeveral' | 'from'> &
  Record<'milkTeeth' | 'permanentTeeth' | 'adults', string[]> & {
    /** For children younger than `from.age`. */
    youngerPrices?: string[];
  };

type LinkedPrice = Omit<ListedPrice, 'otherNames' | keyof AddedToPrice>;

export type ListedCategory = {
  slug: string;
  title: string;
  otherNames: OtherName[];
  items: ListedPrice[];
  forChildren?: boolean;
  noSiblingDiscount?: boolean;
};

/** Splits `Decontaminare (per dinte)` into name and note. */
export function splitNote(label: string): Pick<PriceRow, 'name' | 'note'> {
  const [, name, note] = /^(.*\S)\s+(\([^()]*\))$/s.exec(label) ?? [];
  return name && note ? { name, note } : { name: label };
}

function rowWriter(language: Language): (item: PriceItem) => PriceRow {
  const write = amountWriter(tagOf(language));
  const amountOf = ({ priceStart: low, priceEnd: high = low }: PriceItem) => write({ low, high });
  return (item) => ({ label: item.label, ...splitNote(item.label), amount: amountOf(item) });
}

export function priceRows(items: PriceItem[], language: Language): PriceRow[] {
  return items.map(rowWriter(language));
}

type NamedItem = { name: string; searchWords?: string[] | undefined };

/** Rows have the same address in every language. */
export function listPrices(contents: SiteContents, language: Language): ListedCategory[] {
  const inDefault = contentIn(contents, defaultLanguage).priceList.categories;
  const ids = priceRowIds(inDefault.map(({ slug, items }) => ({ slug, labels: items.map(addressLabelOf) })));

  function otherNames(find: (list: PriceCategory[]) => NamedItem | undefined): OtherName[] {
    const inOrder = [language, ...languages.filter((other) => other !== language)];
    return inOrder.flatMap((each) => {
      const { name, searchWords = [] } = find(contentIn(contents, each).priceList.categories) ?? {};
      const texts = name === undefined || each === language ? searchWords : [name, ...searchWords];
      return texts.map((text) => ({ language: each, text }));
    });
  }

  const content = contentIn(contents, language);
  const { categories, childrenNames = [] } = content.priceList;
  const rowOf = rowWriter(language);
  const idsByItem = new Map(
    categories.flatMap(({ items }, index) =>
      items.map((item, itemIndex) => [item, ids[index]?.[itemIndex]] as const),
    ),
  );
  const addedTo = additionsWriter(content, language, (item) => idsByItem.get(item));
  const namingWords = childrenNames.flatMap(wordsOf);
  return categories.map(({ slug, title, items, forChildren, noSiblingDiscount }, index) => ({
    slug,
    title,
    ...(forChildren && { forChildren }),
    ...(noSiblingDiscount && { noSiblingDiscount }),
    otherNames: otherNames((list) => list[index] && { ...list[index], name: list[index].title }),
    items: items.map((item, itemIndex) => ({
      ...rowOf(item),
      priceStart: item.priceStart,
      priceEnd: item.priceEnd,
      ...(item.forChildren && { forChildren: true }),
      ...(wordsIn([item.label], namingWords).length > 0 && { namesChildren: true }),
      ...addedTo(item),
      id: ids[index]?.[itemIndex] ?? '',
      otherNames: otherNames((list) => {
        const named = list[index]?.items[itemIndex];
        return named && { ...named, name: named.label };
      }),
    })),
  }));
}

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

/** By identity: all links to one entry are one object. */
function rowFinder(contents: SiteContents, language: Language): (item: PriceItem) => ListedPrice | undefined {
  const items = contentIn(contents, language).priceList.categories.flatMap((category) => category.items);
  const rows = listPrices(contents, language).flatMap((category) => category.items);
  return (item) => rows[items.indexOf(item)];
}

export function findListedPrice(
  contents: SiteContents,
  language: Language,
  item: PriceItem,
): LinkedPrice | undefined {
  const found = rowFinder(contents, language)(item);
  if (!found) return undefined;
  const { otherNames: _, unit: __, added: ___, addedIds: ____, ...row } = found;
  return row;
}

export function listNeeds(contents: SiteContents, language: Language): ListedNeed[] {
  const find = rowFinder(contents, language);
  const idsOf = (items: PriceItem[]) => items.flatMap((item) => find(item)?.id ?? []);
  const { needs = [] } = contentIn(contents, language).pricesPage.sentence ?? {};
  return needs.map(({ youngerPrices, milkTeeth, permanentTeeth, adults, ...need }) => ({
    ...need,
    ...(youngerPrices.length > 0 && { youngerPrices: idsOf(youngerPrices) }),
    milkTeeth: idsOf(milkTeeth),
    permanentTeeth: idsOf(permanentTeeth),
    adults: idsOf(adults),
  }));
}
