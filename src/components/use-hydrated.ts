import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** For values that only a browser knows. Equal values cause no second rendering. */
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
