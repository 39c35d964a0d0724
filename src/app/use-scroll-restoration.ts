import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readSession, writeSession } from '../lib/storage.ts';
import { prefersReducedMotion } from '../lib/visitor-preferences.ts';
import { useChangedInPlace } from '../routing/history-state.ts';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The name of the current history entry; undefined for one the browser made itself, by following a plain `#` link. */
function entryName(): string | undefined {
  const state = history.state as { idx?: number; key?: string } | null;
  return state ? `scroll:${state.key ?? 'first'}` : undefined;
}

/** Goes to a place at once. What is left of a smooth scroll is added to the first jump, and ends with it. */
function jump(to: () => void) {
  to();
  requestAnimationFrame(to);
}

const scrollToTop = (top: number) => jump(() => window.scrollTo({ top }));

/** Shows an element and lets the keyboard go on from there, as the browser does for a plain `#` link. */
function goTo(target: HTMLElement, smoothly: boolean) {
  if (smoothly) target.scrollIntoView({ behavior: 'smooth' });
  else jump(() => target.scrollIntoView());
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Follows the fragment, or goes to the top, on a new page; returns to where the visitor was on Back and Forward. */
export function useScrollRestoration() {
  const { key, hash, pathname } = useLocation();
  const navigation = useNavigationType();
  const first = useRef(true);
  const currentEntry = useRef<string | undefined>(undefined);
  const inPlace = useChangedInPlace();
  const scrolledPathname = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (currentEntry.current) writeSession(currentEntry.current, String(Math.round(window.scrollY)));
    };
    const restoreNatively = () => {
      // A reload is the browser's to restore: it knows the place before any script runs.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', restoreNatively);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', restoreNatively);
    };
  }, []);

  useIsomorphicLayoutEffect(() => {
    const entry = entryName();
    currentEntry.current = entry;
    if (first.current || !entry) {
      first.current = false;
      return;
    }
    if (inPlace) {
      writeSession(entry, String(Math.round(window.scrollY)));
      return;
    }
    // A new page begins at its place; only on the page one is on is the way there shown.
    const smoothly = scrolledPathname.current === pathname && !prefersReducedMotion();
    scrolledPathname.current = pathname;
    const target = elementOfHash(hash);
    const remembered = navigation === 'POP' ? readSession(entry) : undefined;
    if (remembered !== undefined) scrollToTop(Number(remembered));
    else if (target) goTo(target, smoothly);
    else scrollToTop(0);
  }, [key, pathname, hash, navigation, inPlace]);
}

/** The place in the page that an address names; none where its fragment cannot be read, as with `#%`. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
