import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { priceListId } from '../../content/page-fragments.ts';
import { inPlace, useChangedInPlace } from '../../routing/in-place.ts';

/** How long after the last letter the address follows, in ms: browsers limit how often it may change. */
const pause = 300;

export function usePriceQuery(): [string, (query: string) => void] {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const changedInPlace = useChangedInPlace();
  const { key, pathname, search, hash } = useLocation();
  // The prerendered page does not know the query.
  const inAddress = hydrated ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  // What was typed is ahead of the address it was written to, until the visitor goes to another.
  const query = typed && (changedInPlace || typed.at === key) ? typed.text : inAddress;

  const prerendered = useRef(!hydrated);
  useEffect(() => {
    if (!hydrated || !prerendered.current) return;
    prerendered.current = false;
    // The browser went to the fragment while the list was whole.
    if (inAddress) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hydrated, inAddress, hash]);

  useEffect(() => {
    const wanted = query.trim();
    if (wanted === inAddress.trim()) return;
    const timer = setTimeout(() => {
      const parameters = new URLSearchParams(search);
      if (wanted) parameters.set('q', wanted);
      else parameters.delete('q');
      void navigate({ pathname, search: parameters.toString(), hash: wanted && priceListId }, inPlace);
    }, pause);
    return () => clearTimeout(timer);
  }, [query, inAddress, pathname, search, navigate]);

  return [query, (text) => setTyped({ text, at: key })];
}
