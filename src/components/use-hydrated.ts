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

/** Returns `?…` and `#…` of the URL, which the prerendered page does not know. If both are empty, it renders only once. */
export function useSearchAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation();
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => search + hash === '',
  );
  return isKnown ? { search, hash } : { search: '', hash: '' };
}
