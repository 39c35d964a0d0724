/** Calls `update` when the page becomes visible, since its timers may have stopped. Returns a function to unsubscribe. */
export function onPageVisible(update: () => void): () => void {
  const updateIfVisible = () => {
    if (document.visibilityState === 'visible') update();
  };
  document.addEventListener('visibilitychange', updateIfVisible);
  window.addEventListener('pageshow', updateIfVisible);
  return () => {
    document.removeEventListener('visibilitychange', updateIfVisible);
    window.removeEventListener('pageshow', updateIfVisible);
  };
}

/** Returns a function to unsubscribe. */
export function onBfcacheRestore(update: () => void): () => void {
  const updateIfRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) update();
  };
  window.addEventListener('pageshow', updateIfRestored);
  return () => window.removeEventListener('pageshow', updateIfRestored);
}
