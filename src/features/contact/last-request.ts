import { useLocation } from 'react-router-dom';
import type { Language } from '../../../shared/languages.ts';
import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { useHydrated, useOnceHydrated } from '../../components/use-hydrated.ts';
import { lastRequest, readStored } from '../../lib/stored.ts';
import { pathTo } from '../../routing/routes.ts';

export function useLastRequest(): Receipt | undefined {
  return useHydrated() ? readStored(lastRequest)?.value : undefined;
}

type SentState = { sentReference?: unknown } | null;

/** The receipt is in the fragment, which no server sees. */
export function receiptPath(receipt: Receipt, language: Language): string {
  return `${pathTo({ route: 'requestSent' }, language)}#${receiptCode(receipt)}`;
}

/** Options of `navigate` that prove to this tab that it has sent the request: anybody can write the address. */
export function sentNavigation({ reference }: Receipt) {
  return { state: { sentReference: reference } satisfies SentState };
}

export type ShownReceipt = {
  receipt: Receipt | undefined;
  /** Whether sending the request created this history entry. */
  isSentHere: boolean;
  /** Whether this device stores the receipt. */
  isStored: boolean;
};

/** The receipt in the address, or else the last one on this device. */
export function useReceipt(): ShownReceipt {
  const { hash, state } = useLocation();
  // The prerendered page knows no fragment.
  const code = useOnceHydrated(hash.slice(1), '');
  const last = useLastRequest();
  const receipt = parseReceipt(code) ?? last;
  const { sentReference } = (state as SentState) ?? {};
  return {
    receipt,
    isSentHere: receipt !== undefined && receipt.reference === sentReference,
    isStored: receipt !== undefined && receipt.reference === last?.reference,
  };
}
