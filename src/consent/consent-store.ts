import { consent, readStored } from '../lib/stored.ts';

export const hasChosen = (version: string) => readStored(consent)?.version === version;

/** Called before the banner is displayed, so that nothing moves; the room stays where the banner's scripts fail. */
export function reserveBannerRoom() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', !hasChosen(version));
}
