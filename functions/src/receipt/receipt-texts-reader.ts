import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceiptTexts } from '../../../shared/receipt-texts.ts';
import type { ReadReceiptTexts } from './send-confirmation.ts';

/** Reads what the build has written; rejects with the error of the file system. */
export function createReceiptTextsReader(folder: string): ReadReceiptTexts {
  return async (language) =>
    JSON.parse(await readFile(join(folder, `receipt-${language}.json`), 'utf8')) as ReceiptTexts;
}
