import { setTimeout as wait } from 'node:timers/promises';
import type { LiveConfig } from '../../../src/content/source/live-config.ts';
import { maxMegabytesOf } from '../../build/file-type.ts';

const maxAttempts = 3;
const timeoutMs = 60_000;

/** Downloads a file of the space. Retries temporary errors; throws an error that says what is wrong. */
export async function fetchFile(url: string, contentType: string, config: LiveConfig): Promise<Buffer> {
  const address = toAssetUrl(url, config);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(address, contentType);
    } catch (error) {
      if (error instanceof PermanentError) throw error;
      // If a connection fails, the message of `fetch` is only "fetch failed", and the cause has the reason.
      const { message, cause } = error as Error;
      if (attempt === maxAttempts)
        throw new Error(cause instanceof Error ? cause.message : message, { cause: error });
      await wait(1_000 * attempt);
    }
  }
}

class PermanentError extends Error {}

function toAssetUrl(url: string, { spaceId, origin }: LiveConfig): string {
  const region = origin.includes('.eu.') ? String.raw`\.eu` : '';
  const assetUrl = new RegExp(
    String.raw`^//(?:images|videos|downloads|assets)${region}\.ctfassets\.net/${spaceId}/`,
  );
  if (!assetUrl.test(url)) throw new PermanentError('it is at no host of the space.');
  return `https:${url}`;
}

/** Throws when the received bytes exceed the limit, since the Content-Length header may be wrong. */
async function readUpTo(megabytes: number, body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > megabytes * 2 ** 20) throw new PermanentError(`it is larger than ${megabytes} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fetchOnce(address: string, contentType: string): Promise<Buffer> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  const { status, ok, body } = response;
  if (ok && body) return readUpTo(maxMegabytesOf(contentType), body);
  await body?.cancel();
  const message = `it answered ${status}.`;
  throw status === 429 || status >= 500 ? new Error(message) : new PermanentError(message);
}
