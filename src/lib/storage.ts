/** Visitors may deny storage: then reads return nothing and writes do nothing. */

function read(store: () => Storage, key: string): string | undefined {
  try {
    return store().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(store: () => Storage, key: string, value: string): boolean {
  try {
    store().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const readLocal = (key: string) => read(() => window.localStorage, key);
/** Returns whether the value was stored. */
export const writeLocal = (key: string, value: string) => write(() => window.localStorage, key, value);
export function removeLocal(key: string) {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
export const readSession = (key: string) => read(() => window.sessionStorage, key);
export const writeSession = (key: string, value: string) => write(() => window.sessionStorage, key, value);
