/** Returns the class of a background from the content; the dark one also changes links, buttons and focus rings. */
export function backgroundClass(background: string): string {
  return background === 'dark' ? 'background-dark on-dark' : `background-${background}`;
}
