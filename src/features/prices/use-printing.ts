import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true while the browser lays out the page for print. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const listen = (event: string, printing: boolean) => {
      const set = () => flushSync(() => setPrinting(printing));
      window.addEventListener(event, set);
      return () => window.removeEventListener(event, set);
    };
    const unsubscribes = [listen('beforeprint', true), listen('afterprint', false)];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, []);

  return isPrinting;
}
