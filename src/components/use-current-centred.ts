import { useEffect, useRef } from 'react';

function centre(list: HTMLElement, entry: Element) {
  const { left, width } = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  list.scrollBy({ left: box.left + box.width / 2 - left - width / 2 });
}

/** Scrolls the entry with aria-current to the middle, and one the keyboard reaches: browsers show but its edge. */
export function useCurrentCentred(current: string | undefined) {
  const ref = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = ref.current;
    const entry = list?.querySelector('[aria-current]');
    if (list && entry) centre(list, entry);
  }, [current]);

  useEffect(() => {
    const list = ref.current;
    function show({ target }: FocusEvent) {
      // Not one that is pressed: it would move away from below the pointer.
      if (list && target instanceof Element && target.matches(':focus-visible')) centre(list, target);
    }
    list?.addEventListener('focusin', show);
    return () => list?.removeEventListener('focusin', show);
  }, []);

  return ref;
}
