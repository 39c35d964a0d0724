import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useLanguage } from '../../language/use-language.ts';
import { inPlace, useChangedInPlace } from '../../routing/in-place.ts';
import { pathTo } from '../../routing/routes.ts';
import { priceListId } from '../../content/page-fragments.ts';

/** How long after the last letter the address follows, in ms: browsers limit how often it may change. */
const pause = 300;

/** What is typed into the search of the price list. The address carries it, so that it can be shared and comes Back. */
export function usePriceQuery(): [string, (query: string) => void] {
  const language = useLanguage();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const changedInPlace = useChangedInPlace();
  const { pathname, search, hash } = useLocation();
  // While the next page is fetched the address is that page's already.
  const here = pathname === pathTo({ route: 'prices' }, language);
  // The prerendered page does not know the query.
  const inAddress = hydrated && here ? (new URLSearchParams(search).get('q') ?? '') : undefined;
  const [query, setQuery] = useState(inAddress ?? '');
  const [seen, setSeen] = useState(query);

  if (inAddress !== undefined && inAddress !== seen) {
    setSeen(inAddress);
    // What was typed is ahead of the address it was written to.
    if (!changedInPlace) setQuery(inAddress);
  }

  const prerendered = useRef(!hydrated);
  useEffect(() => {
    if (!hydrated || !prerendered.current) return;
    prerendered.current = false;
    // The browser went to the fragment while the list was whole.
    if (inAddress) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hydrated, inAddress, hash]);

  useEffect(() => {
    const wanted = query.trim();
    if (!here || wanted === seen) return;
    const timer = setTimeout(() => {
      const parameters = new URLSearchParams(search);
      if (wanted) parameters.set('q', wanted);
      else parameters.delete('q');
      void navigate({ pathname, search: parameters.toString(), hash: wanted && priceListId }, inPlace);
    }, pause);
    return () => clearTimeout(timer);
  }, [query, seen, here, pathname, search, navigate]);

  return [query, setQuery];
}
