type Scroller = { scrollLeft: number; scrollWidth: number; clientWidth: number };
export type ScrollEnds = { atStart: boolean; atEnd: boolean };
export type Direction = -1 | 1;

/** Scroll positions are fractional on a zoomed screen. */
const pixelTolerance = 2;
/** Fraction of a step within which a card counts as reached. */
const stepTolerance = 0.05;

export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: Scroller): ScrollEnds {
  return {
    atStart: scrollLeft <= pixelTolerance,
    atEnd: scrollWidth - clientWidth - scrollLeft <= pixelTolerance,
  };
}

/** Returns the position of the next card. `step` is the width of a card with its gutter, `end` the last position. */
export function nextCardPosition(position: number, step: number, end: number, direction: Direction): number {
  const steps = position / step;
  const index = direction > 0 ? Math.ceil(steps - stepTolerance) : Math.floor(steps + stepTolerance);
  return Math.min(end, Math.max(0, index + direction) * step);
}
