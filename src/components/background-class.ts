/** The classes of a background that content names; on the dark one links, buttons and focus have other colours. */
export function backgroundClass(background: string): string {
  return background === 'dark' ? 'background-dark on-dark' : `background-${background}`;
}
