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

type CarouselPosition = {
  position: number;
  /** Width of a card with its gutter. */
  step: number;
  maxPosition: number;
};

/** Returns the position of the next card in a direction; all lengths are in pixels. */
export function nextCardPosition(
  { position, step, maxPosition }: CarouselPosition,
  direction: Direction,
): number {
  const steps = position / step;
  const index = direction > 0 ? Math.ceil(steps - stepTolerance) : Math.floor(steps + stepTolerance);
  return Math.min(maxPosition, Math.max(0, index + direction) * step);
}
