import { readConsent } from './consent-store.ts';

/** Gives the banner its room, once it is parsed, so that nothing moves when it comes. */
export function keepBannerRoom() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', readConsent(version) === undefined);
}
