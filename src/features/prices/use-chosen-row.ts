import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { inPlace } from '../../routing/history-state.ts';
import { hasModifier } from '../../lib/has-modifier.ts';

/** Milliseconds for which the note about a copied address stays. */
const noteDuration = 5_000;

const canShare = () => 'share' in navigator && matchMedia('(hover: none)').matches;

/**
 * The row that the address names. A press on a row writes it there, and a second one takes it away; nothing moves. Its
 * address is given to the system's share sheet, or where there is none, as with a mouse, to the clipboard.
 */
export function useChosenRow() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [copied, setCopied] = useState('');
  const chosen = hydrated ? hash.slice(1) : '';

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(''), noteDuration);
    return () => clearTimeout(timer);
  }, [copied]);

  const press = useCallback(
    (id: string, event: MouseEvent) => {
      if (hasModifier(event)) return;
      if ((event.target as Element).closest('button') || window.getSelection()?.type === 'Range') return;
      event.preventDefault();
      const isOpen = window.location.hash === `#${id}`;
      void navigate({ search: window.location.search, hash: isOpen ? '' : id }, inPlace);
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
        setCopied(label);
      }
    } catch {
      // Who closes the sheet, denies the clipboard or has none still has the address in the browser's own bar.
    }
  }, []);

  return { chosen, isShared: hydrated && canShare(), copied, press, share };
}
