import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated, useSearchAndHash } from '../../components/use-hydrated.ts';
import { replaceWithoutScroll } from '../../routing/history-state.ts';
import { hasModifierKey } from '../../lib/has-modifier-key.ts';

/** Milliseconds for which the note about a copied URL is displayed. */
const noteMs = 5_000;

const canShare = () => 'share' in navigator && matchMedia('(hover: none)').matches;

/**
 * Returns the row in the URL's fragment. A click on a row sets the fragment and a second click removes it, both without
 * scrolling. `share` opens the system's share sheet or copies the row's URL.
 */
export function useChosenRow() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { hash } = useSearchAndHash();
  const [copiedLabel, setCopiedLabel] = useState('');

  useEffect(() => {
    if (!copiedLabel) return;
    const timer = setTimeout(() => setCopiedLabel(''), noteMs);
    return () => clearTimeout(timer);
  }, [copiedLabel]);

  const toggleRow = useCallback(
    (id: string, event: MouseEvent) => {
      if (hasModifierKey(event)) return;
      if ((event.target as Element).closest('button, details') || window.getSelection()?.type === 'Range')
        return;
      event.preventDefault();
      const isChosen = window.location.hash === `#${id}`;
      void navigate({ search: window.location.search, hash: isChosen ? '' : id }, replaceWithoutScroll);
    },
    [navigate],
  );

  const share = useCallback(async (label: string) => {
    const { origin, pathname, hash: row } = window.location;
    const url = origin + pathname + row;
    try {
      if (canShare()) await navigator.share({ title: label, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopiedLabel(label);
      }
    } catch {
      // The visitor closed the share sheet or denied the clipboard; the address bar still has the URL.
    }
  }, []);

  return { chosen: hash.slice(1), opensShareSheet: hydrated && canShare(), copiedLabel, toggleRow, share };
}
