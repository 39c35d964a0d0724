import { fillText } from '../../shared/fill-text.ts';
import { tagOf, type Language } from '../../shared/languages.ts';
import { sumOf, sumWriter, timesSum } from './amounts.ts';
import type { PriceItem, SiteContent } from '../model/site-content.ts';

export type AddedToPrice = {
  /** `pe arcadă`; absent if the price covers the whole treatment. */
  unit?: string;
  /** Sentences about additional prices, with an example of the sum. */
  added?: string;
  addedIds?: string[];
};

const priceOf = ({ priceStart: low, priceEnd: high = low }: PriceItem) => ({ low, high });

/** Words the parts of a treatment that its price leaves out. */
export function additionsWriter(
  { priceList, general }: Pick<SiteContent, 'priceList' | 'general'>,
  language: Language,
  idOf: (item: PriceItem) => string | undefined,
): (item: PriceItem) => AddedToPrice {
  const { text = '', list = [] } = priceList.added ?? {};
  const tag = tagOf(language);
  const write = sumWriter(tag, general.currency);
  const inWords = (item: PriceItem) => [write(priceOf(item)), item.unit].filter(Boolean).join(' ');

  return (item) => {
    const { unit, example } = item;
    const additions = list.filter(({ items }) => items.includes(item));
    const names = additions.map(({ name, price }) => (price ? `${name} (${inWords(price)})` : name));
    const sum = sumOf([
      timesSum(priceOf(item), example?.units ?? 1),
      ...additions.flatMap(({ price, times = 0 }) => (price ? timesSum(priceOf(price), times) : [])),
    ]);
    const added = [
      names.length > 0 && fillText(text, { additions: new Intl.ListFormat(tag).format(names) }),
      example && fillText(example.text, { sum: write(sum) }),
    ].filter(Boolean);
    const addedIds = additions.flatMap(({ price }) => (price && idOf(price)) ?? []);
    return {
      ...(unit && { unit }),
      ...(added.length > 0 && { added: added.join(' ') }),
      ...(addedIds.length > 0 && { addedIds }),
    };
  };
}
