import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { inPlace, useChangedInPlace } from '../../routing/history-state.ts';

/** Milliseconds after the last letter until the address changes, since browsers limit changes. */
const pause = 300;

/**
 * The typed query is also in the address, so that visitors can share it and go Back. `query` is the searched one: `typed`,
 * once the list is rendered.
 */
export function usePriceQuery() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const changedInPlace = useChangedInPlace();
  const { pathname, search, hash, key } = useLocation();
  // The prerendered page knows no query string.
  const inAddress = hydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState(inAddress);
  const [query, setQuery] = useState(inAddress);
  /** The query in the address, also before React has rendered it. */
  const seen = useRef(inAddress);

  // Runs at every navigation (`key`), since React may skip the render of an address, and before the list is painted.
  useLayoutEffect(() => {
    if (inAddress === seen.current) return;
    seen.current = inAddress;
    // The field is ahead of the address.
    if (changedInPlace) return;
    setTyped(inAddress);
    setQuery(inAddress);
  }, [inAddress, changedInPlace, key]);

  const prerendered = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrated || !prerendered.current || query !== inAddress) return;
    prerendered.current = false;
    // The browser scrolled to the fragment in the whole list; WebKit does not follow when rows above it disappear.
    if (inAddress) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hydrated, query, inAddress, hash]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === inAddress.trim()) return;
    const timer = setTimeout(() => {
      const { pathname: current, search: others, hash: fragment } = window.location;
      // The visitor is on the way to another page.
      if (current !== pathname) return;
      const parameters = new URLSearchParams(others);
      if (wanted) parameters.set('q', wanted);
      else parameters.delete('q');
      // A row pressed meanwhile stays chosen; another fragment would scroll away from the field.
      const isRow = document.getElementById(fragment.slice(1))?.matches('tr');
      seen.current = wanted;
      void navigate({ pathname, search: parameters.toString(), hash: isRow ? fragment : '' }, inPlace);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, inAddress, pathname, navigate]);

  function type(text: string) {
    setTyped(text);
    // A new letter interrupts the rendering of the list for the letters before it.
    startTransition(() => setQuery(text));
  }

  return { typed, query, type, finish: () => flushSync(() => setQuery(typed)) };
}
