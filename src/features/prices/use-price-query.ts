import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { priceListId } from '../../content/page/page-fragments.ts';
import { inPlace, useChangedInPlace } from '../../routing/history-state.ts';

/** How long after the last letter the address follows, in ms: browsers limit how often it may change. */
const pause = 300;

/** What is typed into the search of the price list. The address carries it, so that it can be shared and comes Back. */
export function usePriceQuery(): [string, (query: string) => void] {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const changedInPlace = useChangedInPlace();
  const { pathname, search, hash } = useLocation();
  // The prerendered page does not know the query.
  const inAddress = hydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [query, setQuery] = useState(inAddress);
  const seen = useRef(inAddress);

  // Before the list of another address is painted.
  useLayoutEffect(() => {
    if (inAddress === seen.current) return;
    seen.current = inAddress;
    // What was typed is ahead of the address it was written to.
    if (!changedInPlace) setQuery(inAddress);
  }, [inAddress, changedInPlace]);

  const prerendered = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrated || !prerendered.current || query !== inAddress) return;
    prerendered.current = false;
    // The browser went to the fragment while the list was whole; WebKit stays there when rows above it go.
    if (inAddress) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hydrated, query, inAddress, hash]);

  useEffect(() => {
    const wanted = query.trim();
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
  }, [query, inAddress, pathname, navigate]);

  return [query, setQuery];
}
