import { useLayoutEffect, useRef, type MouseEvent, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes the panel for links, and makes the rest of the page inert while the panel is open. */
export function useMobilePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const renderedPath = useRef(pathname);

  function setSiblingsInert(inert: boolean) {
    for (const sibling of panel.current?.parentElement?.children ?? []) {
      if (sibling !== panel.current) sibling.toggleAttribute('inert', inert);
    }
  }

  // Older browsers have no popovers, so the panel is never open there.
  const close = () => panel.current?.hidePopover?.();

  /** Removes `inert` first, so that the link's target can get the focus. */
  function closeForLink() {
    setSiblingsInert(false);
    close();
  }

  // Closes with the render of the new page, so that the browser lays out once; a panel opened before hydration stays open.
  useLayoutEffect(() => {
    if (renderedPath.current !== pathname) closeForLink();
    renderedPath.current = pathname;
  }, [pathname]);

  function closeOnClick({ target }: MouseEvent) {
    const clicked = target as Element;
    const link = clicked.closest('a');
    // For another page of the site the panel stays open until the page is rendered.
    if (link && link.origin === window.location.origin && link.pathname !== pathname) return;
    if (link) closeForLink();
    else if (!clicked.closest('.mobile-panel__languages')) close();
  }

  /** Removes `inert` from the header, so that the focus can return to its button. */
  function makeHeaderInteractive({ newState }: ToggleEvent) {
    if (newState === 'closed') panel.current?.previousElementSibling?.removeAttribute('inert');
  }

  /** Waits for the paint, since setting or removing `inert` makes the browser recompute all styles of the page. */
  function syncSiblingsAfterPaint() {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const isOpen = panel.current?.matches(':popover-open') === true;
        setSiblingsInert(isOpen);
        if (isOpen) closeButton.current?.focus();
      }),
    );
  }

  return {
    closeButton,
    ref: panel,
    onClick: closeOnClick,
    onBeforeToggle: makeHeaderInteractive,
    onToggle: syncSiblingsAfterPaint,
  };
}
