import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `prerendered` in the prerendered page and while it is hydrated, `value` from then on: for what only a browser can
 * know. Where they are the same, nothing is rendered again.
 */
export function useOnceHydrated<Value extends string | boolean>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

/** False in the prerendered page and while it is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useOnceHydrated<boolean>(true, false);
}
