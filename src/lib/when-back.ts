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
