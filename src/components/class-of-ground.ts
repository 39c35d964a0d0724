/** The classes of a field whose colour content names: links, buttons and the focus on the dark one have colours of their own. */
export function classOfGround(ground: string): string {
  return ground === 'dark' ? 'ground-dark on-dark' : `ground-${ground}`;
}
