let query: MediaQueryList | undefined;

export function prefersReducedMotion(): boolean {
  // Kept: a new query would be evaluated between a press and what it shows.
  query ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches;
}
