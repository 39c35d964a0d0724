import { useEffect, useState } from 'react';
import { readConsent, storeConsent, type ConsentChoice } from './consent-store.ts';

export function useConsent(version: string) {
  const [asks, setAsks] = useState<boolean>();

  useEffect(() => setAsks(readConsent(version) === undefined), [version]);

  /** Returns whether the choice was kept. One that cannot be kept is not made: the banner stays. */
  function choose(choice: ConsentChoice): boolean {
    const isKept = storeConsent(choice, version, new Date());
    if (isKept) {
      setAsks(false);
      document.documentElement.removeAttribute('data-asks');
    }
    return isKept;
  }

  return { asks, choose };
}
