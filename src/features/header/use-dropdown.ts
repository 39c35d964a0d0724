import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';

type OpenedBy = 'hover' | 'focus' | 'click';

export function useDropdown() {
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const openBy = (cause: OpenedBy) => setOpenedBy((before) => before ?? cause);
  const close = () => setOpenedBy(undefined);

  // Before hydration the style sheet may have opened the menu.
  useLayoutEffect(() => {
    if (rootRef.current?.matches(':hover')) setOpenedBy('hover');
    else if (rootRef.current?.matches(':focus-within')) setOpenedBy('focus');
  }, []);

  // In Safari a click focuses nothing, so no blur event closes the menu.
  useEffect(() => {
    if (!openedBy) return;
    const closeOutside = ({ target }: Event) => {
      if (!rootRef.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [openedBy]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && openedBy) {
      buttonRef.current?.focus();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    // Links are focusable only in a visible menu.
    flushSync(() => openBy('focus'));
    const focusable = [...(rootRef.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const step = event.key === 'ArrowDown' ? 1 : -1;
    focusable[focusable.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  }

  return {
    open: openedBy !== undefined,
    close,
    root: {
      ref: rootRef,
      onKeyDown,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') openBy('hover');
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') close();
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget) && openedBy !== 'hover') close();
      },
    },
    button: {
      ref: buttonRef,
      onFocus: (event: FocusEvent) => {
        // Focus that returns from the menu, for instance after Escape, must not open it again.
        if (rootRef.current?.contains(event.relatedTarget)) return;
        if (event.target.matches(':focus-visible')) openBy('focus');
      },
      onClick: () => setOpenedBy((before) => (before === 'click' ? undefined : 'click')),
    },
  };
}
