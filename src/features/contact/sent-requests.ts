import { useLocation } from 'react-router-dom';
import type { Language } from '../../../shared/languages.ts';
import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { useHydrated, useOnceHydrated } from '../../components/use-hydrated.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';
import { pathTo } from '../../routing/routes.ts';

const key = 'sent-requests';
const most = 5;
/** Milliseconds after which a number is deleted. */
const maxAge = 30 * 24 * 60 * 60_000;

/** The last requests that were sent from this device, the newest first, without those too old or not readable. */
export function readSentRequests(): Receipt[] {
  const codes = (readLocal(key) ?? '').split(' ');
  const receipts = codes.flatMap((code) => parseReceipt(code) ?? []);
  return receipts.filter(({ sentAt }) => Date.now() - sentAt < maxAge);
}

export function storeSentRequests(receipts: Receipt[]) {
  const codes = receipts.slice(0, most).map(receiptCode).join(' ');
  if (codes) writeLocal(key, codes);
  else removeLocal(key);
}

export function useSentRequests(): Receipt[] {
  return useHydrated() ? readSentRequests() : [];
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
