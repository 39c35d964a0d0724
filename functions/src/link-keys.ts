import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkKey = { id: string; secret: string };

/** Reads `id:secret`, several behind commas; the first signs, all of them verify. */
export function parseLinkKeys(text: string): LinkKey[] {
  return text.split(',').flatMap((part) => {
    const [, id, secret] = /^\s*(\w{1,8}):(\S{32,})\s*$/.exec(part) ?? [];
    return id && secret ? [{ id, secret }] : [];
  });
}

/** An HMAC-SHA256 in base64url. `purpose` keeps what one kind of link proves from proving anything in another. */
export function signatureOf({ id, secret }: LinkKey, purpose: string, ...parts: string[]): string {
  return createHmac('sha256', secret)
    .update([purpose, id, ...parts].join(' '))
    .digest('base64url');
}

/** Whether a signature is the one of a key, told in a time that says nothing of how much of it is right. */
export function isSignature(given: string, key: LinkKey, purpose: string, ...parts: string[]): boolean {
  const wanted = Buffer.from(signatureOf(key, purpose, ...parts));
  const got = Buffer.from(given);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}
