/** Calls `update` whenever the visitor returns to the page, whose timers may have stopped. Returns a function that ends it. */
export function whenBack(update: () => void): () => void {
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

/** Calls `update` when the page comes back from the back-forward cache. Returns a function that ends it. */
export function whenRestored(update: () => void): () => void {
  const updateIfKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) update();
  };
  window.addEventListener('pageshow', updateIfKept);
  return () => window.removeEventListener('pageshow', updateIfKept);
}
