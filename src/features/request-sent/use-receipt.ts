import { parseReceipt } from '../../../shared/receipt.ts';
import { useHydrated, useTail } from '../../components/use-hydrated.ts';
import { lastRequest, readStored } from '../../lib/stored.ts';
import { useSentReference } from '../../routing/history-state.ts';

export type ShownReceipt = ReturnType<typeof useReceipt>;

/** The receipt in the address, or else the last one on this device. */
export function useReceipt() {
  const { hash } = useTail();
  const sentReference = useSentReference();
  const last = useHydrated() ? readStored(lastRequest)?.value : undefined;
  const receipt = parseReceipt(hash.slice(1)) ?? last;
  return {
    receipt,
    /** Whether sending the request created this history entry. */
    isSentHere: receipt !== undefined && receipt.reference === sentReference,
    /** Whether this device stores the receipt. */
    isStored: receipt !== undefined && receipt.reference === last?.reference,
  };
}
