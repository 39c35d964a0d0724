import { createHmac, timingSafeEqual } from 'node:crypto';
import { defaultLanguage, languages, type Language } from '../../../shared/languages.ts';
import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import type { LinkKey } from '../answering/answer-link.ts';

function signature({ id, secret }: LinkKey, language: string, code: string): string {
  return createHmac('sha256', secret).update(`receipt ${id} ${language} ${code}`).digest('base64url');
}

/** Proves that this request was taken; undefined without a key to sign with. */
export function signReceiptLink(keys: LinkKey[], language: Language, receipt: Receipt): string | undefined {
  const [key] = keys;
  const code = receiptCode(receipt);
  return key && [language, key.id, signature(key, language, code), code].join('.');
}

export type ReadReceipt = {
  /** That the link names, forged or not. */
  language: Language;
  /** Undefined for a link that is forged, or of a key that is gone. */
  receipt: Receipt | undefined;
};

export function readReceiptLink(keys: LinkKey[], link: string): ReadReceipt {
  const [named, id, given = '', ...rest] = link.split('.');
  const language = languages.find((each) => each === named) ?? defaultLanguage;
  const key = keys.find((each) => each.id === id);
  if (!key) return { language, receipt: undefined };
  const code = rest.join('.');
  const wanted = Buffer.from(signature(key, language, code));
  const got = Buffer.from(given);
  const isOurs = got.length === wanted.length && timingSafeEqual(got, wanted);
  return { language, receipt: isOurs ? parseReceipt(code) : undefined };
}
