import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which is said that an address was copied. */
const shownFor = 5_000;

const isTouched = () => matchMedia('(hover: none)').matches;

/**
 * Gives the address of a price to the system's share sheet, or where there is none, as with a mouse, to the clipboard. The
 * link itself leads to the row as ever. `copied` names the row whose address was just copied.
 */
export function useSharedRow() {
  const [copied, setCopied] = useState<string>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = useCallback(async (id: string, label: string) => {
    const url = `${window.location.origin}${window.location.pathname}#${id}`;
    try {
      if ('share' in navigator && isTouched()) await navigator.share({ title: label, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(label);
      }
    } catch {
      // Who closes the sheet, denies the clipboard or has none still has the address in the browser's own bar.
    }
  }, []);

  return { copied, share };
}
