import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { nextCardPosition, type Direction, type ScrollEnds } from './carousel-position.ts';
import { Icon } from './icon.tsx';
import { useScrollEnds } from './use-scroll-ends.ts';
import { hasModifierKey } from '../lib/has-modifier-key.ts';
import './carousel.css';

type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  children: ReactNode;
};

const directions: Record<string, Direction> = { ArrowLeft: -1, ArrowRight: 1 };

/** Duration of a smooth scroll; a click meanwhile starts from the target of the scroll. */
const scrollMs = 400;

export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(track);
  const atStart = ends?.atStart ?? true;
  const atEnd = ends?.atEnd ?? true;
  const { previous, next } = useArrowFocus({ atStart, atEnd });
  const lastMove = useRef({ time: -Infinity, target: 0 });
  const fits = ends?.atStart && ends.atEnd;

  function move(direction: Direction, { timeStamp }: SyntheticEvent) {
    const list = track.current;
    if (!list) return;
    const isScrolling = timeStamp - lastMove.current.time < scrollMs;
    const position = isScrolling ? lastMove.current.target : list.scrollLeft;
    const maxPosition = list.scrollWidth - list.clientWidth;
    const target = nextCardPosition({ position, step: cardWidthWithGutter(list), maxPosition }, direction);
    lastMove.current = { time: timeStamp, target };
    list.scrollTo({ left: target });
  }

  function moveByKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction || hasModifierKey(event) || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    move(direction, event);
  }

  return (
    <div className="carousel" role="presentation" onKeyDown={moveByKey}>
      {/* Focusable unless all cards fit, so that the arrow keys scroll the row without scripts, too. */}
      <ul ref={track} className="carousel__track" aria-label={label} tabIndex={fits ? undefined : 0}>
        {children}
      </ul>
      <button
        ref={next}
        className={arrowClass('next', !atEnd)}
        type="button"
        aria-label={nextLabel}
        onClick={(event) => move(1, event)}
      >
        <Icon name="arrow-right" />
      </button>
      {/* Last in the DOM, so that Tab goes from a link of the last card to this button. */}
      <button
        ref={previous}
        className={arrowClass('previous', !atStart)}
        type="button"
        aria-label={previousLabel}
        onClick={(event) => move(-1, event)}
      >
        <Icon name="arrow-left" />
      </button>
    </div>
  );
}

/** At an end of the row, moves the focus from the invisible arrow to the opposite one. */
function useArrowFocus({ atStart, atEnd }: ScrollEnds) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // A layout effect runs before the paint in which a hidden element loses the focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (atStart && !atEnd && focused === previous.current) next.current?.focus({ preventScroll: true });
    if (atEnd && !atStart && focused === next.current) previous.current?.focus({ preventScroll: true });
  }, [atStart, atEnd]);

  return { previous, next };
}

function cardWidthWithGutter(track: HTMLElement): number {
  const [first, second] = track.children;
  return first && second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : track.clientWidth;
}

/** Hides the arrow by a class, since `hidden` would drop the focus before `useArrowFocus` moves it. */
function arrowClass(side: 'previous' | 'next', visible: boolean): string {
  return `carousel-arrow carousel-arrow--${side}${visible ? '' : ' is-invisible'}`;
}
