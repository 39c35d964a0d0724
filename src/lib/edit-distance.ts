/** Optimal string alignment distance: the number of letters to insert, delete, replace or swap with a neighbour. */
export function editDistance(one: string, other: string): number {
  let rowBefore: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, otherLetter] = [one[line - 1], other[column - 1]];
      const replaced = (row[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1);
      const isSwap = letter === other[column - 2] && one[line - 2] === otherLetter;
      const swapped = isSwap ? (rowBefore[column - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    [rowBefore, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
