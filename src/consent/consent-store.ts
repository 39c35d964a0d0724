import { consent, readStored } from '../lib/stored.ts';

export const hasChosen = (version: string) => readStored(consent)?.version === version;

/** Displays the banner without its buttons until they work, so that nothing moves when they come. */
export function displayBannerText() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', !hasChosen(version));
}
