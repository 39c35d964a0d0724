/**
 * Firefox restores a page from the back-forward cache with the session storage of the time it was left, even after a
 * reload: text typed on a later page would be lost. Firefox does not cache a page that owns a lock.
 */
export function disableBfcache() {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  const untilThePageEnds = () => new Promise<void>(() => undefined);
  // The request is denied if storage is denied.
  navigator.locks?.request('page', { mode: 'shared' }, untilThePageEnds).catch(() => undefined);
}
