let query: MediaQueryList | undefined;

export function prefersReducedMotion(): boolean {
  // Created once: a new query would be evaluated between a press and what it shows.
  query ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked for less data, or has a connection on which every byte delays another. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType = '4g' } = navigator.connection as Connection;
  return saveData === true || effectiveType !== '4g';
}
