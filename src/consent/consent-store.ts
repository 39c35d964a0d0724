import { consent, readStored } from '../lib/stored.ts';

export const hasChosen = (version: string) => readStored(consent)?.version === version;

/** Displays the banner before hydration, with its buttons invisible until they work, so that the layout does not shift. */
export function displayBannerText() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', !hasChosen(version));
}
