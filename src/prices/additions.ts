import { interpolate } from '../../shared/interpolate.ts';
import { tagOf, type Language } from '../../shared/languages.ts';
import type { PriceItem, SiteContent } from '../model/site-content.ts';
import { priceOf, addPrices, createPriceFormatter, multiplyPrice } from './amounts.ts';
import type { AddedCosts, PriceRow } from './price-row.ts';

type Additions = NonNullable<SiteContent['priceList']['added']>['list'];

/** Returns a formatter for the costs that an item's price excludes and for the item's example of a total. */
export function createAdditionsFormatter(
  { priceList, general }: Pick<SiteContent, 'priceList' | 'general'>,
  language: Language,
  idOf: (item: PriceItem) => string | undefined,
) {
  const { summary = '', text = '', list: allAdditions = [] } = priceList.added ?? {};
  const tag = tagOf(language);
  const formatPrice = createPriceFormatter(tag, general.currency);
  const priceText = (item: PriceItem) => [formatPrice(priceOf(item)), item.unit].filter(Boolean).join(' ');

  function formatAdditions(item: PriceItem): Pick<PriceRow, 'added' | 'example'> {
    const additions = allAdditions.filter(({ items }) => items.includes(item));
    const { text: exampleText, units = 1 } = item.example ?? {};
    const sumOf = (count: number) => exampleSum(item, additions, count);
    // `twice` is the price of both arches.
    const example = exampleText && interpolate(exampleText, { sum: sumOf(units), twice: sumOf(2 * units) });
    return {
      ...(additions.length > 0 && { added: addedCosts(additions, Boolean(example)) }),
      ...(example && { example }),
    };
  }

  function addedCosts(additions: Additions, hasExample: boolean): AddedCosts {
    const names = additions.map(({ name, price }) => (price ? `${name} (${priceText(price)})` : name));
    const ids = additions.flatMap(({ price }) => (price && idOf(price)) ?? []);
    const isTreatment = additions.every((addition) => addition.isTreatment);
    return {
      text: interpolate(text, { additions: new Intl.ListFormat(tag).format(names) }),
      ...(!hasExample && { summary }),
      ...(ids.length > 0 && { ids }),
      ...(isTreatment && { isTreatment }),
    };
  }

  /**
   * An addition without `times` is not in the sum. An addition with the item's unit is paid once per unit, for instance a
   * check-up for each arch.
   */
  function exampleSum(item: PriceItem, additions: Additions, units: number): string {
    const additionPrices = additions.flatMap(({ price, times = 0 }) => {
      if (!price) return [];
      return multiplyPrice(priceOf(price), price.unit === item.unit ? times * units : times);
    });
    return formatPrice(addPrices([multiplyPrice(priceOf(item), units), ...additionPrices]));
  }

  return formatAdditions;
}
