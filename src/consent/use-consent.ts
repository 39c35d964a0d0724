import { useEffect, useState } from 'react';
import { readConsent, storeConsent, type ConsentChoice } from './consent-store.ts';

/** Whether the visitor still has to choose, and how to choose. Nothing is asked before the page is hydrated. */
export function useConsent(version: string) {
  const [asks, setAsks] = useState(false);

  useEffect(() => setAsks(readConsent(version) === undefined), [version]);

  function choose(choice: ConsentChoice) {
    // A choice that cannot be kept is not made: the banner stays.
    if (storeConsent(choice, version, new Date())) setAsks(false);
  }

  return { asks, choose };
}
