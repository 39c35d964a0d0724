import { flushSync } from 'react-dom';
import { mobilePanelId } from '../features/header/mobile-panel.tsx';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

/** The panel of narrow screens sliding off the new page is motion enough. */
function panelMoves() {
  return document.getElementById(mobilePanelId)?.checkVisibility({ visibilityProperty: true }) ?? false;
}

let hovers: MediaQueryList | undefined;

/** Whether a change of page is shown as a fade. */
export function mayFade() {
  if (!('startViewTransition' in document)) return false;
  // Kept: a new query would be evaluated between the press and the page.
  hovers ??= window.matchMedia('(hover: hover)');
  return hovers.matches && !prefersReducedMotion() && !panelMoves();
}

const ignore = () => undefined;

/**
 * Changes the page, as a short cross-fade where the browser has View Transitions and is no phone's, which would need
 * longer to take the picture of the old page than to show the new one. Only the old page is held as a picture, which
 * fades out: the new one lies live below it, because a page held as a picture answers no press.
 */
export function showPage(change: () => void, still: boolean) {
  if (still || !mayFade()) {
    change();
    return;
  }
  const root = document.documentElement;
  root.dataset.leaving = '';
  const transition = document.startViewTransition(() => {
    delete root.dataset.leaving;
    flushSync(change);
  });
  // A fade that the next one cuts short, or a hidden window skips, is no error.
  transition.ready.catch(ignore);
  transition.finished.catch(ignore);
}
