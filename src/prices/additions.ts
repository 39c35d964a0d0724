import { interpolate } from '../../shared/interpolate.ts';
import { tagOf, type Language } from '../../shared/languages.ts';
import type { PriceItem, SiteContent } from '../model/site-content.ts';
import { priceOf, addPrices, createPriceFormatter, multiplyPrice } from './amounts.ts';
import type { PriceRow } from './price-row.ts';

/** Returns a function that words the costs which an item's price excludes, and the item's example of a total price. */
export function createAdditionsFormatter(
  { priceList, general }: Pick<SiteContent, 'priceList' | 'general'>,
  language: Language,
  idOf: (item: PriceItem) => string | undefined,
): (item: PriceItem) => Pick<PriceRow, 'added' | 'example'> {
  const { summary = '', text = '', list: allAdditions = [] } = priceList.added ?? {};
  const tag = tagOf(language);
  const formatPrice = createPriceFormatter(tag, general.currency);
  const priceText = (item: PriceItem) => [formatPrice(priceOf(item)), item.unit].filter(Boolean).join(' ');

  return (item) => {
    const additions = allAdditions.filter(({ items }) => items.includes(item));
    const names = additions.map(({ name, price }) => (price ? `${name} (${priceText(price)})` : name));
    const ids = additions.flatMap(({ price }) => (price && idOf(price)) ?? []);

    /** An addition with the row's unit is paid once per unit, for instance a check-up for each arch. */
    function exampleSum(units: number): string {
      const additionPrices = additions.flatMap(({ price, times = 0 }) =>
        price ? multiplyPrice(priceOf(price), price.unit === item.unit ? times * units : times) : [],
      );
      return formatPrice(addPrices([multiplyPrice(priceOf(item), units), ...additionPrices]));
    }

    const { text: exampleText, units = 1 } = item.example ?? {};
    return {
      ...(names.length > 0 && {
        added: {
          text: interpolate(text, { additions: new Intl.ListFormat(tag).format(names) }),
          ...(!exampleText && { summary }),
          ...(ids.length > 0 && { ids }),
          ...(additions.every(({ isTreatment }) => isTreatment) && { isTreatment: true }),
        },
      }),
      ...(exampleText && {
        example: interpolate(exampleText, { sum: exampleSum(units), twice: exampleSum(2 * units) }),
      }),
    };
  };
}
