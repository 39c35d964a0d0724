import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { replaceWithoutScroll, usePreventScrollReset } from '../../routing/history-state.ts';

/** Milliseconds after the last keystroke until the URL changes, since browsers limit the number of changes. */
const debounceMs = 300;

/**
 * State of the price search. `fieldText` is the field's value; `query`, which filters the list, follows as a transition;
 * the parameter `q` of the URL follows after `debounceMs`, so that visitors can share it and go Back.
 */
export function usePriceQuery() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // Only the field and the sentence change the URL without scrolling; a link or Back does scroll.
  const isWithoutScroll = usePreventScrollReset();
  const { pathname, search, hash, key } = useLocation();
  // The prerendered page does not know the query string.
  const urlQuery = hydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [fieldText, setFieldText] = useState(urlQuery);
  const [query, setQuery] = useState(urlQuery);
  /** The last query that was read from or written to the URL, even before React has rendered it. */
  const lastQuery = useRef(urlQuery);

  // Displays a query that a link or Back has put in the URL. `key` runs the effect at every navigation, even if React has
  // skipped the render of a URL in between.
  useLayoutEffect(() => {
    if (urlQuery === lastQuery.current) return;
    lastQuery.current = urlQuery;
    // The field has changed the URL and may have newer text by now.
    if (isWithoutScroll) return;
    setFieldText(urlQuery);
    setQuery(urlQuery);
  }, [urlQuery, isWithoutScroll, key]);

  // Before hydration the browser scrolled to the fragment in the unfiltered list; WebKit does not correct the position.
  const isScrollDue = useRef(!hydrated);
  const isListCurrent = hydrated && query === urlQuery;
  useLayoutEffect(() => {
    if (!isScrollDue.current || !isListCurrent) return;
    isScrollDue.current = false;
    if (urlQuery) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isListCurrent, urlQuery, hash]);

  useEffect(() => {
    const newQuery = fieldText.trim();
    if (newQuery === urlQuery.trim()) return;
    const timer = setTimeout(() => {
      // The visitor may have navigated to another page meanwhile.
      if (window.location.pathname !== pathname) return;
      lastQuery.current = newQuery;
      void navigate({ pathname, ...searchAndHashFor(newQuery) }, replaceWithoutScroll);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [fieldText, urlQuery, pathname, navigate]);

  function changeText(text: string) {
    setFieldText(text);
    // The next keystroke interrupts the rendering of this transition.
    startTransition(() => setQuery(text));
  }

  return { fieldText, query, changeText, applyQuery: () => flushSync(() => setQuery(fieldText)) };
}

/** Keeps the fragment of a chosen row; any other fragment would scroll away from the field. */
function searchAndHashFor(query: string) {
  const { search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  if (query) parameters.set('q', query);
  else parameters.delete('q');
  const isRow = document.getElementById(hash.slice(1))?.matches('tr');
  return { search: parameters.toString(), hash: isRow ? hash : '' };
}
