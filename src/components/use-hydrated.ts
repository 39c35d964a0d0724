import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeNever = () => () => undefined;

export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

/** Returns empty strings during hydration, since the prerendered page does not know the query and the fragment. */
export function useSearchAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation();
  const isKnown = useSyncExternalStore(
    subscribeNever,
    () => true,
    // Without query and fragment no second render is needed.
    () => search + hash === '',
  );
  return isKnown ? { search, hash } : { search: '', hash: '' };
}
