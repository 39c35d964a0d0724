import { useLayoutEffect, useRef } from 'react';
import type { ScrollEnds } from './carousel-position.ts';

/** Refs for a carousel's arrows: when the focused one disappears at an end, the focus goes to the other one. */
export function useArrowFocus({ atStart, atEnd }: ScrollEnds) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // Before the browser paints, because it takes the focus away from what it no longer shows.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (atStart && !atEnd && focused === previous.current) next.current?.focus({ preventScroll: true });
    if (atEnd && !atStart && focused === next.current) previous.current?.focus({ preventScroll: true });
  }, [atStart, atEnd]);

  return { previous, next };
}
