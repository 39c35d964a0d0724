import { noBreak } from '../lib/no-break.ts';

type Price = { priceStart: number; priceEnd?: number | undefined };

/** An amount of money; `low` and `high` are equal for a single price. */
export type PriceRange = { low: number; high: number };

export function priceOf({ priceStart, priceEnd = priceStart }: Price): PriceRange {
  return { low: priceStart, high: priceEnd };
}

export function addPrices(prices: PriceRange[]): PriceRange {
  const sum = { low: 0, high: 0 };
  for (const { low, high } of prices) {
    sum.low += low;
    sum.high += high;
  }
  return sum;
}

export function multiplyPrice({ low, high }: PriceRange, times: number): PriceRange {
  return { low: low * times, high: high * times };
}

/** Returns the discount in whole units of the currency; half a unit is rounded up. */
export function discountOf({ low, high }: PriceRange, percent: number): PriceRange {
  const part = (amount: number) => Math.round((amount * percent) / 100);
  return { low: part(low), high: part(high) };
}

export function subtractPrice(price: PriceRange, discount: PriceRange): PriceRange {
  return { low: price.low - discount.low, high: price.high - discount.high };
}

/** Returns a formatter that writes `450 - 600` or `3.500`. `tag` is BCP 47. */
export function createAmountFormatter(tag: string): (price: PriceRange) => string {
  let format: Intl.NumberFormat | undefined;

  function formatNumber(amount: number): string {
    // Creating the formatter takes 100 ms on a slow phone, and most amounts do not need it.
    if (Number.isInteger(amount) && amount < 1000) return String(amount);
    // Some locales do not group four digits by default.
    format ??= new Intl.NumberFormat(tag, { useGrouping: 'always', maximumFractionDigits: 2 });
    return format.format(amount);
  }

  return ({ low, high }) => (high > low ? `${formatNumber(low)} - ${formatNumber(high)}` : formatNumber(low));
}

/** Returns a formatter that writes `450 - 600 RON`. */
export function createPriceFormatter(tag: string, currency: string): (price: PriceRange) => string {
  const formatAmount = createAmountFormatter(tag);
  return (price) => withCurrency(formatAmount(price), currency);
}

/** A line breaks only after the hyphen of a range. */
export function withCurrency(amount: string, currency: string): string {
  return `${amount.replace(' - ', `${noBreak}- `)}${noBreak}${currency}`;
}
