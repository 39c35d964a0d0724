import { noBreak } from '../lib/no-break.ts';

type Price = { priceStart: number; priceEnd?: number | undefined };

/** `low` and `high` are equal for a single price. */
export type Sum = { low: number; high: number };

export function priceOf({ priceStart, priceEnd = priceStart }: Price): Sum {
  return { low: priceStart, high: priceEnd };
}

const nothing: Sum = { low: 0, high: 0 };

export function sumOf(sums: Sum[]): Sum {
  return sums.reduce((all, each) => ({ low: all.low + each.low, high: all.high + each.high }), nothing);
}

export function timesSum({ low, high }: Sum, times: number): Sum {
  return { low: low * times, high: high * times };
}

/** Rounds once, for the whole sum, to the nearest unit of the currency; a half makes the discount larger. */
export function discountOf({ low, high }: Sum, percent: number): Sum {
  const part = (amount: number) => Math.round((amount * percent) / 100);
  return { low: part(low), high: part(high) };
}

export function subtractPrice(sum: Sum, discount: Sum): Sum {
  return { low: sum.low - discount.low, high: sum.high - discount.high };
}

/** Returns a formatter that gives `450 - 600` or `3.500`. `tag` is BCP 47. */
export function createAmountFormatter(tag: string): (sum: Sum) => string {
  let format: Intl.NumberFormat | undefined;

  function write(amount: number): string {
    // Creating the formatter takes 100 ms on a slow phone, and most amounts do not need it.
    if (Number.isInteger(amount) && amount < 1000) return String(amount);
    // Also groups four digits, unlike the locale's default.
    format ??= new Intl.NumberFormat(tag, { useGrouping: 'always', maximumFractionDigits: 2 });
    return format.format(amount);
  }

  return ({ low, high }) => (high > low ? `${write(low)} - ${write(high)}` : write(low));
}

export function createPriceFormatter(tag: string, currency: string): (sum: Sum) => string {
  const write = createAmountFormatter(tag);
  return (sum) => `${write(sum).replace(' - ', `${noBreak}- `)}${noBreak}${currency}`;
}
