export function dealId(index: number): string {
  return `pachet-${index + 1}`;
}
