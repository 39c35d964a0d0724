import { readLocal, writeLocal } from '../lib/storage.ts';

export type ConsentChoice = 'all' | 'necessary';
export type Consent = { choice: ConsentChoice; version: string; at: string };

const storageKey = 'consent';

/** The visitor's choice for this version of the text; undefined when there is none, or only one for an older text. */
export function readConsent(version: string): Consent | undefined {
  try {
    const consent = JSON.parse(readLocal(storageKey) ?? 'null') as Consent | null;
    return consent?.version === version ? consent : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the choice was kept; it is not when storage is denied. */
export function storeConsent(choice: ConsentChoice, version: string, now: Date): boolean {
  return writeLocal(storageKey, JSON.stringify({ choice, version, at: now.toISOString() } satisfies Consent));
}
