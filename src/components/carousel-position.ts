export type Scroller = { scrollLeft: number; scrollWidth: number; clientWidth: number };
export type ScrollEnds = { atStart: boolean; atEnd: boolean };
export type Direction = -1 | 1;

/** Positions come in fractions of a pixel where the screen is magnified. */
const pixelTolerance = 2;
/** Share of a step within which a card counts as having arrived. */
const stepTolerance = 0.05;

/** Whether a row that scrolls sideways stands at its ends; at both when everything fits. Lengths in CSS pixels. */
export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: Scroller): ScrollEnds {
  return {
    atStart: scrollLeft <= pixelTolerance,
    atEnd: scrollWidth - clientWidth - scrollLeft <= pixelTolerance,
  };
}

/**
 * Where one press leads from `scrollLeft`, in CSS pixels; `step` is a card with its gutter. A row still on its way
 * to a card counts as there, so that quick presses add up.
 */
export function stepFrom(scrollLeft: number, step: number, direction: Direction): number {
  const position = scrollLeft / step;
  const index = direction > 0 ? Math.ceil(position - stepTolerance) : Math.floor(position + stepTolerance);
  return Math.max(0, index + direction) * step;
}
