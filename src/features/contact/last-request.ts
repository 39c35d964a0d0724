import { useLocation } from 'react-router-dom';
import type { Language } from '../../../shared/languages.ts';
import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { useHydrated, useOnceHydrated } from '../../components/use-hydrated.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';
import { pathTo } from '../../routing/routes.ts';

// Earlier versions stored five codes here, the newest first.
const key = 'sent-requests';
/** Milliseconds after which a number is deleted. */
const maxAge = 30 * 24 * 60 * 60_000;

/** The last request that was sent from this device; undefined when it is too old or not readable. */
export function readLastRequest(): Receipt | undefined {
  const [code = ''] = (readLocal(key) ?? '').split(' ');
  const receipt = parseReceipt(code);
  return receipt && Date.now() - receipt.sentAt < maxAge ? receipt : undefined;
}

export function storeLastRequest(receipt: Receipt | undefined) {
  if (receipt) writeLocal(key, receiptCode(receipt));
  else removeLocal(key);
}

export function useLastRequest(): Receipt | undefined {
  return useHydrated() ? readLastRequest() : undefined;
}

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
};

/** The receipt in the address, or else the last one of this device. */
export function useReceipt(): ShownReceipt {
  const { hash, state } = useLocation();
  // A page is prerendered without what follows the `#`.
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
