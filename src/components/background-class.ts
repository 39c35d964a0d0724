/** Classes for a background that content names; the dark one changes the colours of links, buttons and focus. */
export function backgroundClass(background: string): string {
  return background === 'dark' ? 'background-dark on-dark' : `background-${background}`;
}
