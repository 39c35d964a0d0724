import { findControls, copyToCounterparts } from './controls.ts';

const popoverSelector = '[popover][id]';

/**
 * If a browser extension changed the HTML before hydration, React replaces the elements. The returned function copies
 * values, focus, caret and open `details` and popovers from the old elements to the new ones, before the next paint.
 */
export function preserveDomState(root: HTMLElement): () => void {
  const [oldContent] = root.children;
  const oldControls = new Set([...Object.values(window.editedControls ?? {}), ...findControls(root)]);
  const oldDetails = [...root.querySelectorAll('details')];
  const openPanels = trackPopovers(root);
  const getFocused = trackFocus(root);
  return () => {
    if (oldContent && root.contains(oldContent)) return;
    copyToCounterparts(oldControls);
    for (const [index, details] of root.querySelectorAll('details').entries()) {
      details.open = oldDetails[index]?.open === true;
    }
    for (const id of openPanels) document.getElementById(id)?.showPopover();
    restoreFocus(getFocused());
  };
}

function restoreFocus(from: Element | null) {
  if (!from?.id || from.isConnected) return;
  const to = document.getElementById(from.id);
  if (!to) return;
  to.focus({ preventScroll: true });
  const isText = from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement;
  // Checkboxes and e-mail fields have no selection range.
  if (!isText || from.selectionStart === null) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  (to as typeof from).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** Returns a getter of the focused element, which React may have removed from the document. */
function trackFocus(root: HTMLElement): () => Element | null {
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));
  root.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    }),
  );
  return () => focused;
}

/** Returns the ids of the open popovers, kept current; an element that React removes also sends `toggle`. */
function trackPopovers(root: HTMLElement): Set<string> {
  const open = new Set<string>();
  for (const panel of root.querySelectorAll<HTMLElement>(popoverSelector)) {
    // Browsers without popovers throw an error at the selector.
    if ('popover' in panel && panel.matches(':popover-open')) open.add(panel.id);
    panel.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') open.add(panel.id);
      else if (panel.isConnected) open.delete(panel.id);
    });
  }
  return open;
}
