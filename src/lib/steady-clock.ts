/**
 * Milliseconds since 1970 that no change of the device's clock moves while the page is visible. The page's own time stands
 * still while a phone sleeps, when the page is hidden; the device's does not.
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
