import { useLocation } from 'react-router-dom';
import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { Language } from '../../language/languages.ts';
import { pathTo } from '../../routing/routes.ts';

type SentState = { sentReference?: unknown } | null;

/** The page of a request: in the fragment, which no server sees. */
export function receiptPath(receipt: Receipt, language: Language): string {
  return `${pathTo({ route: 'requestSent' }, language)}#${receiptCode(receipt)}`;
}

/** Options of `navigate` which prove to this tab that the request was sent from it; the address alone anybody can write. */
export function withSent({ reference }: Receipt) {
  return { state: { sentReference: reference } satisfies SentState };
}

/** The receipt in the address, and whether this entry of the history came about by sending it. */
export function useReceipt(): { receipt: Receipt | undefined; isSentHere: boolean } {
  const { hash, state } = useLocation();
  // A page is prerendered without what follows the `#`.
  const isHydrated = useHydrated();
  const receipt = isHydrated ? parseReceipt(hash.slice(1)) : undefined;
  const { sentReference } = (state as SentState) ?? {};
  return { receipt, isSentHere: receipt !== undefined && receipt.reference === sentReference };
}
