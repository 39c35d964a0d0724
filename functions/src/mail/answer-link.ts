import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../../../shared/durations.ts';
import { answerLinkKeys, readSiteOrigin } from '../config/parameters.ts';

type LinkKey = { id: string; secret: string };

/** Milliseconds, counted from the request; retries and reminders end earlier. */
const linkValidity = 60 * dayMs;

/** Reads `id:secret`, separated by commas: the first key signs, all of them verify. */
export function parseLinkKeys(text: string): LinkKey[] {
  return text.split(',').flatMap((part) => {
    const [, id, secret] = /^\s*(\w{1,8}):(\S{32,})\s*$/.exec(part) ?? [];
    return id && secret ? [{ id, secret }] : [];
  });
}

/** `isMistyped`: the secret holds no key, and is not `none`. */
export function readLinkKeys(): { keys: LinkKey[]; isMistyped: boolean } {
  const text = answerLinkKeys.value();
  const keys = parseLinkKeys(text);
  return { keys, isMistyped: keys.length === 0 && text.trim() !== 'none' };
}

function signature({ id, secret }: LinkKey, expiry: string, requestKey: string): string {
  return createHmac('sha256', secret)
    .update(['answered', id, expiry, requestKey].join(' '))
    .digest('base64url');
}

function isSignature(given: string, key: LinkKey, expiry: string, requestKey: string): boolean {
  const [right, got] = [Buffer.from(signature(key, expiry, requestKey)), Buffer.from(given)];
  return got.length === right.length && timingSafeEqual(got, right);
}

export function signAnswerLink(keys: LinkKey[], requestKey: string, receivedAt: number): string | undefined {
  const [key] = keys;
  const expiry = Math.floor((receivedAt + linkValidity) / 1000).toString(36);
  return key && [key.id, expiry, requestKey, signature(key, expiry, requestKey)].join('.');
}

export function readAnswerLink(keys: LinkKey[], link: string, now: number): string | undefined {
  const [id, expiry = '', requestKey = '', given = ''] = link.split('.');
  // Two keys may have one id.
  const isSigned = keys.some((key) => key.id === id && isSignature(given, key, expiry, requestKey));
  if (!isSigned || !/^[\da-f]{64}$/.test(requestKey)) return undefined;
  return parseInt(expiry, 36) * 1000 > now ? requestKey : undefined;
}

export function answerLink({ key, receivedAt }: { key: string; receivedAt: string }): string | undefined {
  const link = signAnswerLink(readLinkKeys().keys, key, Date.parse(receivedAt));
  return link && `${readSiteOrigin()}/api/answered?cerere=${link}`;
}
