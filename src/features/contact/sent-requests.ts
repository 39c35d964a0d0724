import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { useOnceHydrated } from '../../components/use-hydrated.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';

/** Codes of receipts with a space between them, the newest first. */
const key = 'last-request';
const most = 5;
/** Milliseconds after which a number is deleted. */
const maxAge = 30 * 24 * 60 * 60_000;

const receiptsOf = (codes: string) => codes.split(' ').flatMap((code) => parseReceipt(code) ?? []);

function store(receipts: Receipt[]): string {
  const codes = receipts.map(receiptCode).join(' ');
  if (codes) writeLocal(key, codes);
  else removeLocal(key);
  return codes;
}

/** The codes of the last requests that were sent from this device. Those too old, or that cannot be read, are deleted. */
export function readSentRequests(): string {
  const stored = readLocal(key);
  if (stored === undefined) return '';
  return store(receiptsOf(stored).filter(({ sentAt }) => Date.now() - sentAt < maxAge));
}

export function useSentRequests(): Receipt[] {
  return receiptsOf(useOnceHydrated(readSentRequests(), ''));
}

/** Stores what a visitor keeps of a request; nothing that was typed. */
export function storeSentRequest(receipt: Receipt) {
  const others = receiptsOf(readSentRequests()).filter(({ reference }) => reference !== receipt.reference);
  store([receipt, ...others].slice(0, most));
}

export function forgetSentRequests() {
  removeLocal(key);
}
