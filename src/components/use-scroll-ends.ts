import { useEffect, useState, type RefObject } from 'react';
import { scrollEnds, type ScrollEnds } from './carousel-position.ts';

export function useScrollEnds(row: RefObject<HTMLElement | null>): ScrollEnds | undefined {
  const [ends, setEnds] = useState<ScrollEnds>();

  useEffect(() => {
    const scroller = row.current;
    if (!scroller) return;
    const measure = () => {
      const now = scrollEnds(scroller);
      setEnds((known) => (known?.atStart === now.atStart && known.atEnd === now.atEnd ? known : now));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [row]);

  return ends;
}
