import { parseReceipt, type Receipt } from '../../../shared/receipt.ts';
import { useOnceHydrated } from '../../components/use-hydrated.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';

const key = 'last-request';
const most = 5;
/** Milliseconds after which a number is deleted. */
const maxAge = 30 * 24 * 60 * 60_000;

/** Stores the codes of receipts, the newest first, with a space between them. */
export function storeSentRequests(codes: string[]): string {
  const stored = codes.slice(0, most).join(' ');
  if (stored) writeLocal(key, stored);
  else removeLocal(key);
  return stored;
}

/** The codes of the last requests that were sent from this device. Those too old, or that cannot be read, are deleted. */
export function readSentRequests(): string {
  const codes = (readLocal(key) ?? '').split(' ');
  return storeSentRequests(codes.filter((code) => Date.now() - (parseReceipt(code)?.sentAt ?? 0) < maxAge));
}

export function useSentRequests(): Receipt[] {
  const codes = useOnceHydrated(readSentRequests(), '');
  return codes.split(' ').flatMap((code) => parseReceipt(code) ?? []);
}
