/** Runs `start` once the browser has nothing more urgent to do; returns a function that cancels it. */
export function whenIdle(start: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
