import { startTransition, useEffect, useState } from 'react';

let isHydrated = false;

/** False in the prerendered page and while it is hydrated, true from then on: for what only a browser can know. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isHydrated);

  useEffect(() => {
    isHydrated = true;
    // Not as an external store, whose change React would show in one long piece.
    startTransition(() => setHydrated(true));
  }, []);

  return hydrated;
}
