/** One figure beside its goal. */
export type Figure = { what: string; goal: string; measured: string; holds: boolean };

/** A part of the bench; `against` is the folder of another build. */
export type Part = (options: { runs: number; against?: string | undefined }) => Promise<Figure[]>;

/** The middle of some measurements; the mean of the two in the middle of an even number; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** `median (least-most)`, rounded. */
export function spread(values: readonly number[]): string {
  const round = (value: number) => value.toFixed(0);
  return `${round(median(values))} (${round(Math.min(...values))}-${round(Math.max(...values))})`;
}

/** Prints a table in Markdown, its columns aligned. */
export function printTable(title: string, head: string[], rows: string[][]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  console.log(['', title, '', line(head), rule, ...rows.map(line)].join('\n'));
}

/** A figure that must not be above `limit`. */
export function atMost(what: string, limit: number, measured: number, unit = '', digits = 0): Figure {
  const words = (value: string) => (unit ? `${value} ${unit}` : value);
  return {
    what,
    goal: `${words(String(limit))} or less`,
    measured: words(measured.toFixed(digits)),
    holds: Number(measured.toFixed(digits)) <= limit,
  };
}

/** Prints every figure beside its goal. */
export function printFigures(figures: Figure[]) {
  printTable(
    'Figures',
    ['what', 'goal', 'measured', ''],
    figures.map(({ what, goal, measured, holds }) => [what, goal, measured, holds ? 'holds' : 'MISSED']),
  );
}
