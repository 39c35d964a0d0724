import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readStored, scrollPosition, writeStored } from '../lib/stored.ts';
import { usePreventScrollReset } from '../routing/history-state.ts';

/** Number of frames in which the browser may still finish an earlier smooth scroll. */
const repeatedFrames = 3;

/** Calls `scroll` now and in the next frames. Returns a function that cancels the repetitions. */
function jump(scroll: () => void, repetitions = repeatedFrames): () => void {
  scroll();
  if (repetitions === 0) return () => undefined;
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = jump(scroll, repetitions - 1);
  });
  return () => cancel();
}

const scrollToTop = (top: number) => jump(() => window.scrollTo({ top }));

function focusAndScrollTo(target: HTMLElement): () => void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return jump(() => target.scrollIntoView());
}

const readEntryKey = () => (history.state as { key?: string } | null)?.key;

/** Adds a key to the history entry; the router adds none to the first entry or to one of a plain `#` link. */
function addEntryKey(): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

/** Back and Forward restore the position; a new page starts at its fragment or at the top. */
export function useScrollRestoration() {
  const location = useLocation();
  const navigation = useNavigationType();
  const preventScrollReset = usePreventScrollReset();
  const visiblePage = useRef<{ key: string; pathname: string; top: number } | undefined>(undefined);
  const keyScrolledByBrowser = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const rememberTop = () => {
      // The history may already be at the next entry while this page is still visible.
      if (visiblePage.current && visiblePage.current.key === readEntryKey())
        visiblePage.current.top = Math.round(window.scrollY);
    };
    // The capture phase runs before the router reads the key.
    const addMissingKey = () => {
      if (!readEntryKey()) keyScrolledByBrowser.current = addEntryKey();
    };
    const restoreNatively = () => {
      // After a reload the browser restores the position before any script runs.
      history.scrollRestoration = 'auto';
    };
    // The visitor may have scrolled before hydration.
    const frame = requestAnimationFrame(rememberTop);
    window.addEventListener('scroll', rememberTop, { passive: true });
    window.addEventListener('popstate', addMissingKey, { capture: true });
    window.addEventListener('pagehide', restoreNatively);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', rememberTop);
      window.removeEventListener('popstate', addMissingKey, { capture: true });
      window.removeEventListener('pagehide', restoreNatively);
    };
  }, []);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const previous = visiblePage.current;
    const key = previous ? location.key : (readEntryKey() ?? addEntryKey());
    if (previous) writeStored(scrollPosition, previous.top, previous.key);
    const isScrolledByBrowser = keyScrolledByBrowser.current === key && previous?.pathname === pathname;
    keyScrolledByBrowser.current = undefined;
    const keepsScroll = isScrolledByBrowser || preventScrollReset;
    const storedTop = navigation === 'POP' ? readStored(scrollPosition, key) : undefined;
    visiblePage.current = { key, pathname, top: keepsScroll ? Math.round(window.scrollY) : (storedTop ?? 0) };
    if (!previous || keepsScroll) return;
    // The effect's cleanup cancels the repetitions of `jump` at the next navigation.
    if (storedTop !== undefined) return scrollToTop(storedTop);
    const target = findHashTarget(hash);
    return target ? focusAndScrollTo(target) : scrollToTop(0);
  }, [location, navigation, preventScrollReset]);
}

/** Returns null also for a fragment that cannot be decoded, such as `#%`. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
