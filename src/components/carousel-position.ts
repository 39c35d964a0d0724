type Scroller = { scrollLeft: number; scrollWidth: number; clientWidth: number };
export type ScrollEnds = { atStart: boolean; atEnd: boolean };
export type Direction = -1 | 1;

/** In CSS pixels: a magnified screen has fractions of a pixel. */
const pixelTolerance = 2;
/** Share of a step within which a row counts as arrived at a card. */
const stepTolerance = 0.05;

export function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: Scroller): ScrollEnds {
  return {
    atStart: scrollLeft <= pixelTolerance,
    atEnd: scrollWidth - clientWidth - scrollLeft <= pixelTolerance,
  };
}

/** In CSS pixels; `step` is a card with its gutter. A row close to a card counts as arrived. */
export function stepFrom(position: number, step: number, last: number, direction: Direction): number {
  const cards = position / step;
  const index = direction > 0 ? Math.ceil(cards - stepTolerance) : Math.floor(cards + stepTolerance);
  return Math.min(last, Math.max(0, index + direction) * step);
}
