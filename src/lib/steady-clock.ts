/**
 * Returns milliseconds since 1970 that ignore changes of the device's clock while the page is visible. `performance.now`
 * stops while a phone sleeps, so the device's clock counts while the page is hidden.
 */
export function steadyClock() {
  const ahead = () => Date.now() - performance.now();
  let offset = ahead();
  let whenHidden = offset;
  const follow = () => {
    if (document.visibilityState === 'hidden') whenHidden = ahead();
    else offset += Math.max(0, ahead() - whenHidden);
  };
  document.addEventListener('visibilitychange', follow);
  return {
    now: () => performance.now() + offset,
    stop: () => document.removeEventListener('visibilitychange', follow),
  };
}
