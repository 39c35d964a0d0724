import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readStored, scrollPosition, writeStored } from '../lib/stored.ts';
import { usePreventScrollReset } from '../routing/history-state.ts';

/** Number of frames in which the browser may still finish an earlier smooth scroll. */
const framesOfRest = 3;

/** Calls `to` now and in the next frames. Returns a function that cancels the repetitions. */
function jump(to: () => void, repetitions = framesOfRest): () => void {
  to();
  if (repetitions === 0) return () => undefined;
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = jump(to, repetitions - 1);
  });
  return () => cancel();
}

const scrollToTop = (top: number) => jump(() => window.scrollTo({ top }));

function goTo(target: HTMLElement): () => void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return jump(() => target.scrollIntoView());
}

const keyOfEntry = () => (history.state as { key?: string } | null)?.key;

/** Adds a key to the history entry; the router adds none to the first entry or to one of a plain `#` link. */
function nameEntry(): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

/** Back and Forward restore the position; a new page starts at its fragment or at the top. */
export function useScrollRestoration() {
  const location = useLocation();
  const navigation = useNavigationType();
  const preventScrollReset = usePreventScrollReset();
  const visible = useRef<{ key: string; pathname: string; top: number } | undefined>(undefined);
  const scrolledByBrowser = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const scroll = () => {
      // The history may already be at the next entry while this page is still visible.
      if (visible.current && visible.current.key === keyOfEntry())
        visible.current.top = Math.round(window.scrollY);
    };
    // The capture phase runs before the router reads the key.
    const nameFollowed = () => {
      if (!keyOfEntry()) scrolledByBrowser.current = nameEntry();
    };
    const restoreNatively = () => {
      // After a reload the browser restores the position before any script runs.
      history.scrollRestoration = 'auto';
    };
    // The visitor may have scrolled before hydration.
    const frame = requestAnimationFrame(scroll);
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('popstate', nameFollowed, { capture: true });
    window.addEventListener('pagehide', restoreNatively);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('popstate', nameFollowed, { capture: true });
      window.removeEventListener('pagehide', restoreNatively);
    };
  }, []);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const before = visible.current;
    const key = before ? location.key : (keyOfEntry() ?? nameEntry());
    if (before) writeStored(scrollPosition, before.top, before.key);
    const isScrolled = scrolledByBrowser.current === key && before?.pathname === pathname;
    scrolledByBrowser.current = undefined;
    const isScrollKept = isScrolled || preventScrollReset;
    const remembered = navigation === 'POP' ? readStored(scrollPosition, key) : undefined;
    visible.current = { key, pathname, top: isScrollKept ? Math.round(window.scrollY) : (remembered ?? 0) };
    if (!before || isScrollKept) return;
    // The effect's cleanup cancels the repetitions of `jump` at the next navigation.
    if (remembered !== undefined) return scrollToTop(remembered);
    const target = elementOfHash(hash);
    return target ? goTo(target) : scrollToTop(0);
  }, [location, navigation, preventScrollReset]);
}

/** Returns null also for a fragment that cannot be decoded, such as `#%`. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
