/** The middle of some measurements; the mean of the two in the middle of an even number. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which `percent` of the measurements lie, interpolated; NaN without measurements. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

/** `median (least-most)`, rounded. */
export function spread(values: readonly number[], digits = 0): string {
  const round = (value: number) => value.toFixed(digits);
  return `${round(median(values))} (${round(Math.min(...values))}-${round(Math.max(...values))})`;
}
