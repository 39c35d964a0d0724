/**
 * In Firefox a page that comes back from the back-forward cache has the session storage of the moment it was left, even
 * once it is loaded again: what was typed on a later page would be missing. Firefox caches no page that holds a lock.
 */
export function avoidPageCache() {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  const untilThePageEnds = () => new Promise<void>(() => undefined);
  // Denied together with storage.
  navigator.locks?.request('page', { mode: 'shared' }, untilThePageEnds).catch(() => undefined);
}
