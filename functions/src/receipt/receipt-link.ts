import { defaultLanguage, languages, type Language } from '../../../shared/languages.ts';
import { parseReceipt, receiptCode, type Receipt } from '../../../shared/receipt.ts';
import { isSignature, signatureOf, type LinkKey } from '../link-keys.ts';

const purpose = 'receipt';

/** Proves that this request was taken; undefined without a key to sign with. */
export function signReceiptLink(keys: LinkKey[], language: Language, receipt: Receipt): string | undefined {
  const [key] = keys;
  const code = receiptCode(receipt);
  return key && [language, key.id, signatureOf(key, purpose, language, code), code].join('.');
}

type ReadReceipt = {
  /** That the link names, forged or not. */
  language: Language;
  /** Undefined for a link that is forged, or of a key that is gone. */
  receipt: Receipt | undefined;
};

export function readReceiptLink(keys: LinkKey[], link: string): ReadReceipt {
  const [named, id, given = '', ...rest] = link.split('.');
  const language = languages.find((each) => each === named) ?? defaultLanguage;
  const key = keys.find((each) => each.id === id);
  const code = rest.join('.');
  const isOurs = key !== undefined && isSignature(given, key, purpose, language, code);
  return { language, receipt: isOurs ? parseReceipt(code) : undefined };
}
