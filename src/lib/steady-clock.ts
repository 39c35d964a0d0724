/**
 * Returns a clock in milliseconds since 1970 that ignores changes of the device's clock while the page is visible. While
 * the page is hidden, the device's clock counts if it advances further than `performance.now`, which stops when a phone
 * sleeps.
 */
export function createSteadyClock() {
  const deviceOffset = () => Date.now() - performance.now();
  let offset = deviceOffset();
  let offsetWhenHidden = offset;
  const updateOffset = () => {
    if (document.visibilityState === 'hidden') offsetWhenHidden = deviceOffset();
    else offset += Math.max(0, deviceOffset() - offsetWhenHidden);
  };
  document.addEventListener('visibilitychange', updateOffset);
  return {
    now: () => performance.now() + offset,
    stop: () => document.removeEventListener('visibilitychange', updateOffset),
  };
}
