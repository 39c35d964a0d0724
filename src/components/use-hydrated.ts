import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Returns empty strings during hydration, since the prerendered page does not know the query and the fragment. */
export function useSearchAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation();
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    // Without query and fragment no second render is needed.
    () => search + hash === '',
  );
  return isKnown ? { search, hash } : { search: '', hash: '' };
}
