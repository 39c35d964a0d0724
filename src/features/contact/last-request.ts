import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';

const key = 'last-request';
/** Milliseconds after which the number is deleted. */
const maxAge = 30 * 24 * 60 * 60_000;

/** Stores the number of a request that was sent from this device, and when it was; nothing else of it. */
export function storeLastRequest({ reference, sentAt }: Receipt) {
  writeLocal(key, receiptCode({ reference, sentAt, isConfirmed: false }));
}

/** The code of that receipt, empty where there is none. One that is too old or cannot be read is deleted. */
export function readLastRequest(): string {
  const code = readLocal(key) ?? '';
  const receipt = parseReceipt(code);
  if (receipt && Date.now() - receipt.sentAt < maxAge) return code;
  removeLocal(key);
  return '';
}

export function forgetLastRequest() {
  removeLocal(key);
}
