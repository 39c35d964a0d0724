import { useEffect, useRef } from 'react';

/** A ref for a list that may scroll sideways: its entry with aria-current comes to the middle when `current` changes. */
export function useCurrentCentred(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!list.current || !entry) return;
    const { left, width } = list.current.getBoundingClientRect();
    list.current.scrollBy({ left: entry.left + entry.width / 2 - left - width / 2 });
  }, [current]);

  return list;
}
