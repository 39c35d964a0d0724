import { consent, readStored } from '../lib/stored.ts';

export const hasChosen = (version: string) => readStored(consent)?.version === version;

/** Reserves the banner's space before it is displayed, so that nothing moves; it stays reserved if its scripts fail. */
export function reserveBannerRoom() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', !hasChosen(version));
}
