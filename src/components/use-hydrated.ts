import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while it is hydrated, true from then on: for what only a browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
