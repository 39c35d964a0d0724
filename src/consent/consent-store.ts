import { consent, readStored } from '../lib/stored.ts';

export const hasStoredChoice = (version: string) => readStored(consent)?.version === version;

/** Displays the cookie banner, unless a choice is stored, before the first paint, so that hydration shifts nothing. */
export function displayBannerText() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', !hasStoredChoice(version));
}
