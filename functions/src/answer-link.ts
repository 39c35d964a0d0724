import { isSignature, signatureOf, type LinkKey } from './link-keys.ts';

const purpose = 'answered';
const day = 24 * 60 * 60 * 1000;
/** Since a request was received: longer than its reminders take. */
const valid = 60 * day;

/** Names a request by its key, for whoever has the desk's mail; undefined without a key to sign with. */
export function signAnswerLink(keys: LinkKey[], requestKey: string, receivedAt: number): string | undefined {
  const [key] = keys;
  const expiry = Math.floor((receivedAt + valid) / 1000).toString(36);
  return key && [key.id, expiry, requestKey, signatureOf(key, purpose, expiry, requestKey)].join('.');
}

/** The key of the request a link names; undefined for one that is forged or too old. */
export function readAnswerLink(keys: LinkKey[], link: string, now: number): string | undefined {
  const [id, expiry = '', requestKey = '', given = ''] = link.split('.');
  const key = keys.find((each) => each.id === id);
  if (!key || !/^[\da-f]{64}$/.test(requestKey)) return undefined;
  if (!isSignature(given, key, purpose, expiry, requestKey)) return undefined;
  return parseInt(expiry, 36) * 1000 > now ? requestKey : undefined;
}
