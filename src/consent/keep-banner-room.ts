import { readConsent } from './consent-store.ts';

/** Gives the banner its room before the first paint, so that nothing moves when it comes. */
export function keepBannerRoom() {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
    if (version === undefined) return;
    observer.disconnect();
    root.toggleAttribute('data-asks', readConsent(version) === undefined);
  });
  observer.observe(root, { childList: true, subtree: true });
}
