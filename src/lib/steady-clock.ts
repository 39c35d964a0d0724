/**
 * Returns milliseconds since 1970 that ignore changes of the device's clock while the page is visible. `performance.now`
 * stops while a phone sleeps, so the device's clock counts while the page is hidden.
 */
export function steadyClock() {
  const deviceOffset = () => Date.now() - performance.now();
  let offset = deviceOffset();
  let offsetWhenHidden = offset;
  const follow = () => {
    if (document.visibilityState === 'hidden') offsetWhenHidden = deviceOffset();
    else offset += Math.max(0, deviceOffset() - offsetWhenHidden);
  };
  document.addEventListener('visibilitychange', follow);
  return {
    now: () => performance.now() + offset,
    stop: () => document.removeEventListener('visibilitychange', follow),
  };
}
