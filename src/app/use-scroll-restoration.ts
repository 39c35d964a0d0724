import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readSession, writeSession } from '../lib/storage.ts';
import { prefersReducedMotion } from '../lib/visitor-preferences.ts';
import { useChangedInPlace } from '../routing/history-state.ts';

/** Undefined for a history entry that the browser made for a plain `#` link. */
function entryName(): string | undefined {
  const state = history.state as { idx?: number; key?: string } | null;
  return state ? `scroll:${state.key ?? 'first'}` : undefined;
}

/**
 * Jumps again in the next frame, since the rest of a smooth scroll is added to the first jump. Returns a function that
 * cancels the second jump.
 */
function jump(to: () => void): () => void {
  to();
  const frame = requestAnimationFrame(to);
  return () => cancelAnimationFrame(frame);
}

const scrollToTop = (top: number) => jump(() => window.scrollTo({ top }));

function goTo(target: HTMLElement, smoothly: boolean): (() => void) | undefined {
  const cancel = smoothly ? undefined : jump(() => target.scrollIntoView());
  if (smoothly) target.scrollIntoView({ behavior: 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return cancel;
}

/** Back and Forward return to the position; a new page starts at its fragment or top. */
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
      // A reload is restored by the browser, which knows the position before any script.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', restoreNatively);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', restoreNatively);
    };
  }, []);

  useLayoutEffect(() => {
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
    // Scrolls smoothly only within the page.
    const smoothly = scrolledPathname.current === pathname && !prefersReducedMotion();
    scrolledPathname.current = pathname;
    const target = elementOfHash(hash);
    const remembered = navigation === 'POP' ? readSession(entry) : undefined;
    // The visitor may go on within the same frame.
    if (remembered !== undefined) return scrollToTop(Number(remembered));
    return target ? goTo(target, smoothly) : scrollToTop(0);
  }, [key, pathname, hash, navigation, inPlace]);
}

/** Null also for a fragment that cannot be decoded, such as `#%`. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
