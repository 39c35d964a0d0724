import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { linkValidity, readLinkKeys, type LinkKey } from './answer-link.ts';
import type { AcceptedRequest } from './mail-tasks.ts';

export type SealedRequest = AcceptedRequest & { promisedUntil: string };

/** Letters of a message: some mail programs open no link of more than 2,000 characters. */
const longestMessage = 400;

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const authTagLength = 16;
const largest = 64 * 1024;

const cipherKey = ({ secret }: LinkKey) => createHash('sha256').update(`nobody-called ${secret}`).digest();

/** Encrypts a request into a link, the only copy until the sender presses. */
export function sealRequest(keys: LinkKey[], request: SealedRequest): string | undefined {
  const [key] = keys;
  if (!key) return undefined;
  const packed = deflateRawSync(JSON.stringify(request));
  const secret = cipherKey(key);
  // Derived from the text, so that every attempt mails the same link.
  const iv = createHmac('sha256', secret).update(packed).digest().subarray(0, ivLength);
  const cipher = createCipheriv(algorithm, secret, iv, { authTagLength });
  const sealed = [cipher.update(packed), cipher.final()];
  return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')}`;
}

function open(key: LinkKey, sealed: Buffer): SealedRequest | undefined {
  try {
    const decipher = createDecipheriv(algorithm, cipherKey(key), sealed.subarray(0, ivLength), {
      authTagLength,
    });
    decipher.setAuthTag(sealed.subarray(ivLength, ivLength + authTagLength));
    const packed = Buffer.concat([
      decipher.update(sealed.subarray(ivLength + authTagLength)),
      decipher.final(),
    ]);
    return JSON.parse(String(inflateRawSync(packed, { maxOutputLength: largest }))) as SealedRequest;
  } catch {
    return undefined;
  }
}

export function openRequest(keys: LinkKey[], link: string, now: number): SealedRequest | undefined {
  const [id, text = ''] = link.split('.');
  const sealed = Buffer.from(text, 'base64url');
  for (const key of keys.filter((each) => each.id === id)) {
    const request = open(key, sealed);
    if (request && Date.parse(request.receivedAt) + linkValidity > now) return request;
  }
  return undefined;
}

/** Undefined where there is no key. */
export function sealedPath(accepted: AcceptedRequest, promisedUntil: string): string | undefined {
  const letters = Array.from(accepted.request.message);
  const message =
    letters.length > longestMessage ? `${letters.slice(0, longestMessage).join('')} […]` : letters.join('');
  const sealed = { ...accepted, promisedUntil, request: { ...accepted.request, message } };
  const text = sealRequest(readLinkKeys().keys, sealed);
  return text && `/api/nobody-called?trimisa=${text}`;
}
