/** One figure beside its goal. */
export type Figure = { what: string; goal: string; measured: string; holds: boolean };

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
