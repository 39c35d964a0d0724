import { parseReceipt, type Receipt } from '../../../shared/receipt.ts';
import { useHydrated, useTail } from '../../components/use-hydrated.ts';
import { lastRequest, readStored } from '../../lib/stored.ts';
import { useSentReference } from '../../routing/history-state.ts';

export type ShownReceipt = {
  receipt: Receipt | undefined;
  /** Whether sending the request created this history entry. */
  isSentHere: boolean;
  /** Whether this device stores the receipt. */
  isStored: boolean;
};

/** The receipt in the address, or else the last one on this device. */
export function useReceipt(): ShownReceipt {
  const { hash } = useTail();
  const sentReference = useSentReference();
  const last = useHydrated() ? readStored(lastRequest)?.value : undefined;
  const receipt = parseReceipt(hash.slice(1)) ?? last;
  return {
    receipt,
    isSentHere: receipt !== undefined && receipt.reference === sentReference,
    isStored: receipt !== undefined && receipt.reference === last?.reference,
  };
}
