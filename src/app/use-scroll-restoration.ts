import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readStored, scrollPosition, writeStored } from '../lib/stored.ts';
import { usePreventScrollReset } from '../routing/history-state.ts';

type VisiblePage = { key: string; pathname: string; top: number };

/** Back and Forward restore the position; a new page starts at its fragment or at the top. */
export function useScrollRestoration() {
  const location = useLocation();
  const navigation = useNavigationType();
  const preventScrollReset = usePreventScrollReset();
  const visiblePage = useRef<VisiblePage | undefined>(undefined);
  /** Key of the entry of a plain `#` link, for which the browser scrolls. */
  const plainLinkKey = useRef<string | undefined>(undefined);

  useScrollListeners(visiblePage, plainLinkKey);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const previous = visiblePage.current;
    // The router's key of a visit's first entry may be `default`.
    const key = previous ? location.key : (readEntryKey() ?? addEntryKey());
    if (previous) writeStored(scrollPosition, previous.top, previous.key);
    const isScrolledByBrowser = plainLinkKey.current === key && previous?.pathname === pathname;
    plainLinkKey.current = undefined;
    const keepsScroll = isScrolledByBrowser || preventScrollReset;
    const storedTop = navigation === 'POP' ? readStored(scrollPosition, key) : undefined;
    const top = keepsScroll ? Math.round(window.scrollY) : (storedTop ?? 0);
    visiblePage.current = { key, pathname, top };
    // The browser itself scrolls the visit's first page.
    if (!previous || keepsScroll) return;
    // React calls the returned function at the next navigation, so the repetitions end.
    if (storedTop !== undefined) return scrollToPosition(storedTop);
    const target = findHashTarget(hash);
    return target ? focusAndScrollTo(target) : scrollToPosition(0);
  }, [location, navigation, preventScrollReset]);
}

/** Keeps `visiblePage` and `plainLinkKey` current between navigations. */
function useScrollListeners(
  visiblePage: RefObject<VisiblePage | undefined>,
  plainLinkKey: RefObject<string | undefined>,
) {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const rememberTop = () => {
      // The history may already be at the next entry while this page is still visible.
      const page = visiblePage.current;
      if (page && page.key === readEntryKey()) page.top = Math.round(window.scrollY);
    };
    // A plain `#` link fires `popstate`, too. The capture phase runs before the router reads the key.
    const addMissingKey = () => {
      if (!readEntryKey()) plainLinkKey.current = addEntryKey();
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
  }, [visiblePage, plainLinkKey]);
}

/** Returns the element of a fragment; null also for a fragment that cannot be decoded, such as `#%`. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Number of frames in which the browser may still finish an earlier smooth scroll. */
const repeatedFrames = 3;

/** Calls `scroll` now and in the next frames. Returns a function that cancels the repetitions. */
function scrollRepeatedly(scroll: () => void): () => void {
  let frame = 0;
  const scrollAndRepeat = (repetitions: number) => {
    scroll();
    if (repetitions > 0) frame = requestAnimationFrame(() => scrollAndRepeat(repetitions - 1));
  };
  scrollAndRepeat(repeatedFrames);
  return () => cancelAnimationFrame(frame);
}

const scrollToPosition = (top: number) => scrollRepeatedly(() => window.scrollTo({ top }));

function focusAndScrollTo(target: HTMLElement): () => void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return scrollRepeatedly(() => target.scrollIntoView());
}

const readEntryKey = () => (history.state as { key?: string } | null)?.key;

/** Adds a key to a history entry that the browser has made: a visit's first entry, or that of a plain `#` link. */
function addEntryKey(): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}
