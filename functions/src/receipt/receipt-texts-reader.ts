import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../shared/languages.ts';
import type { ReceiptTexts } from '../../../shared/receipt-texts.ts';

export type ReadReceiptTexts = (language: Language) => Promise<ReceiptTexts>;

/** Reads what the build has written; rejects with the error of the file system. */
export function createReceiptTextsReader(folder: string): ReadReceiptTexts {
  return async (language) =>
    JSON.parse(await readFile(join(folder, `receipt-${language}.json`), 'utf8')) as ReceiptTexts;
}
