import { defaultLanguage, languages, tagOf, type Language } from '../../shared/languages.ts';
import {
  contentOfLanguage,
  type PriceItem,
  type SiteContent,
  type SiteContents,
} from '../model/site-content.ts';
import { createAdditionsFormatter } from './additions.ts';
import { createAmountFormatter, priceOf } from './amounts.ts';
import type { ListedNeed } from './family.ts';
import { visiblePackages } from './package-price.ts';
import { priceRowIds, type OtherName, type PriceCategory, type PriceRow } from './price-row.ts';
import { searchHits, searchVocabulary } from './search-hits.ts';

/** The clinic's prices in one language. */
export type PriceBook = ReturnType<typeof makeBook>;

type RowOf = (item: PriceItem) => PriceRow | undefined;

const cache = new WeakMap<SiteContents, Map<Language, PriceBook>>();

export function priceBook(contents: SiteContents, language: Language): PriceBook {
  const books = cache.get(contents) ?? new Map<Language, PriceBook>();
  cache.set(contents, books);
  const book = books.get(language) ?? makeBook(contents, language);
  books.set(language, book);
  return book;
}

function makeBook(contents: SiteContents, language: Language) {
  const content = contentOfLanguage(contents, language);
  const rowByItem = makeRows(contents, language);
  const rowOf: RowOf = (item) => rowByItem.get(item);
  const packages = visiblePackages(content, language, rowOf);
  return {
    rowOf,
    categories: makeCategories(contents, language, rowOf),
    needs: makeNeeds(contents, language, rowOf),
    packages,
    hits: searchHits(contents, language, packages),
    vocabulary: searchVocabulary(contents),
  };
}

/** The ids come from the rows at the same places in the default language. */
function makeRows(contents: SiteContents, language: Language): Map<PriceItem, PriceRow> {
  const content = contentOfLanguage(contents, language);
  const { categories } = content.priceList;
  const ids = priceRowIds(contentOfLanguage(contents, defaultLanguage).priceList.categories);
  const idByItem = new Map(
    categories.flatMap(({ items }, category) =>
      items.map((item, position) => [item, ids[category]?.[position] ?? ''] as const),
    ),
  );
  const formatAmount = createAmountFormatter(tagOf(language));
  const formatAdditions = createAdditionsFormatter(content, language, (item) => idByItem.get(item));
  const rows = categories.flatMap(({ items, noSiblingDiscount }) =>
    items.map((item): [PriceItem, PriceRow] => {
      const { label, lang, unit, tooth, isChoice, forChildren } = item;
      const row = {
        id: idByItem.get(item) ?? '',
        label,
        ...(lang && { lang }),
        amount: formatAmount(priceOf(item)),
        price: priceOf(item),
        ...(unit && { unit }),
        ...(tooth && { tooth }),
        ...(isChoice && { isChoice }),
        ...formatAdditions(item),
        ...(noSiblingDiscount && { noSiblingDiscount }),
        ...(forChildren && { forChildren }),
      };
      return [item, row];
    }),
  );
  return new Map(rows);
}

type Categories = SiteContent['priceList']['categories'];
type CategoryOrItem = Categories[number] | PriceItem;

/** The categories have the search words of all languages. */
function makeCategories(contents: SiteContents, language: Language, rowOf: RowOf): PriceCategory[] {
  const ownLanguageFirst = [language, ...languages.filter((other) => other !== language)];
  const lists = ownLanguageFirst.map((each) => ({
    language: each,
    categories: contentOfLanguage(contents, each).priceList.categories,
  }));

  /** Returns the search words in all languages, and the names in the other languages, of one category or row. */
  function otherNamesOf(find: (categories: Categories) => CategoryOrItem | undefined): OtherName[] {
    return lists.flatMap(({ language: listLanguage, categories }) => {
      const found = find(categories);
      if (!found) return [];
      const { searchWords = [] } = found;
      const name = 'label' in found ? found.label : found.title;
      const texts = listLanguage === language ? searchWords : [name, ...searchWords];
      return texts.map((text) => ({ language: listLanguage, text }));
    });
  }

  return contentOfLanguage(contents, language).priceList.categories.map(
    ({ slug, title, lang, items, forChildren }, index) => ({
      slug,
      title,
      ...(lang && { lang }),
      ...(forChildren && { forChildren }),
      otherNames: otherNamesOf((categories) => categories[index]),
      items: items.flatMap((item, position) => {
        const otherNames = otherNamesOf((categories) => categories[index]?.items[position]);
        const row = rowOf(item);
        return row ? [{ ...row, otherNames }] : [];
      }),
    }),
  );
}

function makeNeeds(contents: SiteContents, language: Language, rowOf: RowOf): ListedNeed[] {
  const idsOf = (items: PriceItem[]) => items.flatMap((item) => rowOf(item)?.id ?? []);
  const { needs = [] } = contentOfLanguage(contents, language).pricesPage.sentence ?? {};
  return needs.map(({ youngerPrices, milkTeeth, permanentTeeth, adults, ...need }) => ({
    ...need,
    ...(youngerPrices.length > 0 && { youngerPrices: idsOf(youngerPrices) }),
    milkTeeth: idsOf(milkTeeth),
    permanentTeeth: idsOf(permanentTeeth),
    adults: idsOf(adults),
  }));
}
