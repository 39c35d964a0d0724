import { useEffect, useState } from 'react';
import { readConsent, storeConsent, type ConsentChoice } from './consent-store.ts';

export function useConsent(version: string) {
  const [asks, setAsks] = useState<boolean>();

  useEffect(() => setAsks(readConsent(version) === undefined), [version]);

  /** Returns whether the choice was stored; without storage the banner stays. */
  function choose(choice: ConsentChoice): boolean {
    const isStored = storeConsent(choice, version, new Date());
    if (isStored) {
      setAsks(false);
      document.documentElement.removeAttribute('data-asks');
    }
    return isStored;
  }

  return { asks, choose };
}
