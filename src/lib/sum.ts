/** RON; `low` and `high` are the same where nothing has a range. */
export type Sum = { low: number; high: number };

const nothing: Sum = { low: 0, high: 0 };

export function sumOf(sums: Sum[]): Sum {
  return sums.reduce((all, each) => ({ low: all.low + each.low, high: all.high + each.high }), nothing);
}

/** Of the whole sum, so that a family loses nothing by many small treatments; half a leu is rounded up, for the family. */
export function discountOf({ low, high }: Sum, percent: number): Sum {
  const part = (amount: number) => Math.round((amount * percent) / 100);
  return { low: part(low), high: part(high) };
}

export function lessThan(sum: Sum, discount: Sum): Sum {
  return { low: sum.low - discount.low, high: sum.high - discount.high };
}
