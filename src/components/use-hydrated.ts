import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** For what only a browser can know. Where the two are the same, nothing is rendered again. */
export function useOnceHydrated<Value extends string | boolean>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

export function useHydrated(): boolean {
  return useOnceHydrated<boolean>(true, false);
}
