/** Optimal string alignment distance: the number of letters to insert, delete, replace or swap with a neighbour. */
export function editDistance(one: string, other: string): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const row = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, otherLetter] = [one[line - 1], other[column - 1]];
      const replaced = (lastRow[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1);
      const isSwap = letter === other[column - 2] && one[line - 2] === otherLetter;
      const swapped = isSwap ? (rowBeforeLast[column - 2] ?? 0) + 1 : replaced;
      const deleted = (lastRow[column] ?? 0) + 1;
      const inserted = (row[column - 1] ?? 0) + 1;
      row.push(Math.min(replaced, swapped, deleted, inserted));
    }
    [rowBeforeLast, lastRow] = [lastRow, row];
  }
  return lastRow.at(-1) ?? 0;
}
