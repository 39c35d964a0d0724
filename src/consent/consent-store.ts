import { readLocal, writeLocal } from '../lib/storage.ts';

export type ConsentChoice = 'all' | 'necessary';
type Consent = { choice: ConsentChoice; version: string; at: string };

const storageKey = 'consent';

export function readConsent(version: string): Consent | undefined {
  try {
    const consent = JSON.parse(readLocal(storageKey) ?? 'null') as Consent | null;
    return consent?.version === version ? consent : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the choice was stored. */
export function storeConsent(choice: ConsentChoice, version: string): boolean {
  const consent: Consent = { choice, version, at: new Date().toISOString() };
  return writeLocal(storageKey, JSON.stringify(consent));
}

/** Called before the banner is displayed, so that nothing moves; the room stays where the banner's scripts fail. */
export function reserveBannerRoom() {
  const version = document.querySelector<HTMLElement>('.cookie-banner')?.dataset['version'];
  if (version === undefined) return;
  document.documentElement.toggleAttribute('data-asks', readConsent(version) === undefined);
}
