/** Where a package stands on the prices page, as a fragment: the first one is `pachet-1`. */
export function dealId(index: number): string {
  return `pachet-${index + 1}`;
}
