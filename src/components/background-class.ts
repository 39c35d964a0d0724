/** The classes of a field whose colour content names: links, buttons and the focus on the dark one have colours of their own. */
export function backgroundClass(background: string): string {
  return background === 'dark' ? 'background-dark on-dark' : `background-${background}`;
}
