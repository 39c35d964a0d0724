import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { replaceWithoutScroll, usePreventScrollReset } from '../../routing/history-state.ts';

/** Milliseconds after the last keystroke until the URL changes, since browsers limit the number of changes. */
const debounceMs = 300;

/**
 * Keeps the query in the URL, too, so that visitors can share it and go Back. The list is filtered by `query`, a deferred
 * copy of the field's value.
 */
export function usePriceQuery() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const changedInPlace = usePreventScrollReset();
  const { pathname, search, hash, key } = useLocation();
  // The prerendered page does not know the query string.
  const inAddress = hydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState(inAddress);
  const [query, setQuery] = useState(inAddress);
  /** The last query that was read from or written to the URL, even before React has rendered it. */
  const lastQuery = useRef(inAddress);

  // `key` runs the effect at every navigation, even if React has skipped the render of a URL in between.
  useLayoutEffect(() => {
    if (inAddress === lastQuery.current) return;
    lastQuery.current = inAddress;
    // The field itself has changed the URL, and may have newer text.
    if (changedInPlace) return;
    setTyped(inAddress);
    setQuery(inAddress);
  }, [inAddress, changedInPlace, key]);

  const prerendered = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrated || !prerendered.current || query !== inAddress) return;
    prerendered.current = false;
    // Before hydration the browser scrolled to the fragment in the unfiltered list; WebKit does not correct the position.
    if (inAddress) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hydrated, query, inAddress, hash]);

  useEffect(() => {
    const newQuery = typed.trim();
    if (newQuery === inAddress.trim()) return;
    const timer = setTimeout(() => {
      const { pathname: current, search: others, hash: fragment } = window.location;
      // The visitor has navigated to another page meanwhile.
      if (current !== pathname) return;
      const parameters = new URLSearchParams(others);
      if (newQuery) parameters.set('q', newQuery);
      else parameters.delete('q');
      // Keeps the fragment of a chosen row; any other fragment would scroll away from the field.
      const isRow = document.getElementById(fragment.slice(1))?.matches('tr');
      lastQuery.current = newQuery;
      void navigate(
        { pathname, search: parameters.toString(), hash: isRow ? fragment : '' },
        replaceWithoutScroll,
      );
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, inAddress, pathname, navigate]);

  function type(text: string) {
    setTyped(text);
    // The next keystroke interrupts the rendering of this transition.
    startTransition(() => setQuery(text));
  }

  return { typed, query, type, finish: () => flushSync(() => setQuery(typed)) };
}
