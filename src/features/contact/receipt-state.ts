import { useLocation } from 'react-router-dom';
import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { useOnceHydrated } from '../../components/use-hydrated.ts';
import type { Language } from '../../../shared/languages.ts';
import { pathTo } from '../../routing/routes.ts';
import { useSentRequests } from './sent-requests.ts';

type SentState = { sentReference?: unknown } | null;

/** The page of a request: in the fragment, which no server sees. */
export function receiptPath(receipt: Receipt, language: Language): string {
  return `${pathTo({ route: 'requestSent' }, language)}#${receiptCode(receipt)}`;
}

/** Options of `navigate` which prove to this tab that the request was sent from it; the address alone anybody can write. */
export function sentNavigation({ reference }: Receipt) {
  return { state: { sentReference: reference } satisfies SentState };
}

export type ShownReceipt = {
  receipt: Receipt | undefined;
  /** Whether this entry of the history came about by sending it. */
  isSentHere: boolean;
  /** Whether its number is on this device. */
  isStored: boolean;
  /** The others that are. */
  others: Receipt[];
};

/** The receipt in the address, or else the last one of this device. */
export function useReceipt(): ShownReceipt {
  const { hash, state } = useLocation();
  // A page is prerendered without what follows the `#`.
  const code = useOnceHydrated(hash.slice(1), '');
  const stored = useSentRequests();
  const receipt = parseReceipt(code) ?? stored[0];
  const others = stored.filter(({ reference }) => reference !== receipt?.reference);
  const { sentReference } = (state as SentState) ?? {};
  return {
    receipt,
    isSentHere: receipt !== undefined && receipt.reference === sentReference,
    isStored: others.length < stored.length,
    others,
  };
}
