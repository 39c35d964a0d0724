import { consent, readStored } from '../lib/stored.ts';

export const hasStoredChoice = (version: string) => readStored(consent)?.version === version;

/** Displays the banner's text before the first paint unless a choice is stored, so that hydration shifts nothing. */
export function displayBannerText() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', !hasStoredChoice(version));
}
