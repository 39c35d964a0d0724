import { useEffect, useState, type RefObject } from 'react';
import { scrollEnds, type ScrollEnds } from './carousel-position.ts';

/** Returns whether the element is scrolled to its ends; undefined before the first measurement. */
export function useScrollEnds(scrollerRef: RefObject<HTMLElement | null>): ScrollEnds | undefined {
  const [ends, setEnds] = useState<ScrollEnds>();

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const measure = () => {
      const next = scrollEnds(scroller);
      setEnds((prev) => (prev?.atStart === next.atStart && prev.atEnd === next.atEnd ? prev : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [scrollerRef]);

  return ends;
}
