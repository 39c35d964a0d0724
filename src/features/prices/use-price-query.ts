import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { replaceWithoutScroll, usePreventScrollReset } from '../../routing/history-state.ts';

/** Milliseconds after the last keystroke until the URL changes, since browsers limit the number of changes. */
const debounceMs = 300;

/**
 * The query is also in the URL, so that visitors can share it and go Back. `typed` is the field's value; `query` follows
 * once the list is rendered.
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

  // Runs at every navigation (`key`), since React may skip rendering a URL, and before the list is painted.
  useLayoutEffect(() => {
    if (inAddress === lastQuery.current) return;
    lastQuery.current = inAddress;
    // This change of the URL comes from the field, which may already have newer text.
    if (changedInPlace) return;
    setTyped(inAddress);
    setQuery(inAddress);
  }, [inAddress, changedInPlace, key]);

  const prerendered = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrated || !prerendered.current || query !== inAddress) return;
    prerendered.current = false;
    // The browser scrolled to the fragment in the unfiltered list; WebKit does not adjust when rows above it disappear.
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
      // The fragment of a row clicked meanwhile stays; any other would scroll away from the field.
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
    // The next keystroke interrupts the rendering of the list for the previous one.
    startTransition(() => setQuery(text));
  }

  return { typed, query, type, finish: () => flushSync(() => setQuery(typed)) };
}
