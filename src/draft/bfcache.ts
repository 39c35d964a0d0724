/**
 * When Firefox restores a page from the back-forward cache, session storage goes back to the time the page was left, and
 * a draft typed on a later page is lost. Firefox does not cache a page that holds a lock.
 */
export function disableBfcache() {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  const holdLockForever = () => new Promise<void>(() => undefined);
  // The request is denied if storage is denied.
  navigator.locks?.request('page', { mode: 'shared' }, holdLockForever).catch(() => undefined);
}
