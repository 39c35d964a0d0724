import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { priceListId } from '../../content/page/page-fragments.ts';
import { inPlace, useChangedInPlace } from '../../routing/history-state.ts';

/** How long after the last letter the address follows, in ms: browsers limit how often it may change. */
const pause = 300;

type PriceQuery = {
  typed: string;
  /** What is searched for: `typed`, as soon as the list of it is rendered. */
  query: string;
  type: (text: string) => void;
  /** Renders the list of what is typed at once. */
  finish: () => void;
};

/** What is typed into the search of the price list. The address carries it, so that it can be shared and comes Back. */
export function usePriceQuery(): PriceQuery {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const changedInPlace = useChangedInPlace();
  const { pathname, search, hash } = useLocation();
  // The prerendered page does not know the query.
  const inAddress = hydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState(inAddress);
  const [query, setQuery] = useState(inAddress);
  const seen = useRef(inAddress);

  // Before the list of another address is painted.
  useLayoutEffect(() => {
    if (inAddress === seen.current) return;
    seen.current = inAddress;
    // What was typed is ahead of the address it was written to.
    if (changedInPlace) return;
    setTyped(inAddress);
    setQuery(inAddress);
  }, [inAddress, changedInPlace]);

  const prerendered = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrated || !prerendered.current || query !== inAddress) return;
    prerendered.current = false;
    // The browser went to the fragment while the list was whole; WebKit stays there when rows above it go.
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
      // A row that was pressed meanwhile stays chosen.
      const isRow = document.getElementById(fragment.slice(1))?.matches('tr');
      const place = isRow ? fragment : wanted && priceListId;
      void navigate({ pathname, search: parameters.toString(), hash: place }, inPlace);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, inAddress, pathname, navigate]);

  function type(text: string) {
    setTyped(text);
    // The next letter does not wait for the list of this one.
    startTransition(() => setQuery(text));
  }

  return { typed, query, type, finish: () => flushSync(() => setQuery(typed)) };
}
