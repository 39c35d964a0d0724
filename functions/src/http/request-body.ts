import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const maxBytes = 64 * 1024;
/** The comment of `callTimeoutMs` in `task-queue.ts` adds up the timeouts of a response. */
const bodyTimeoutMs = 2_500;

type BodyHeaders = { contentType: string; length: string | undefined; encoding: string | undefined };

/** `originalHeaders` are the headers that `bypassBodyParser` has deleted. */
type Request = IncomingMessage & { originalHeaders?: BodyHeaders };

function headersOf({ headers, originalHeaders }: Request): BodyHeaders {
  if (originalHeaders) return originalHeaders;
  return {
    contentType: headers['content-type'] ?? '',
    length: headers['content-length'],
    encoding: headers['content-encoding'],
  };
}

export const contentTypeHeader = (request: Request) => headersOf(request).contentType;

/**
 * Deletes the headers that make Google's functions framework parse a body. Its parser would inflate a compressed body of
 * 51 bytes to 64 MB, and would log an invalid body.
 */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: Request };
    request.originalHeaders = headersOf(request);
    for (const name of ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'])
      delete request.headers[name];
  });
}

type RequestBody = { ok: true; body: Buffer } | { ok: false; reason: 'too_large' | 'encoded' | 'unfinished' };

/** Never rejects. Refuses bodies that are compressed, larger than 64 KB or slower than 2.5 seconds. */
export function readBody(request: IncomingMessage): Promise<RequestBody> {
  const { length, encoding = 'identity' } = headersOf(request);
  if (encoding !== 'identity') return Promise.resolve({ ok: false, reason: 'encoded' });
  if (Number(length) > maxBytes) return Promise.resolve({ ok: false, reason: 'too_large' });
  const { promise, resolve } = Promise.withResolvers<RequestBody>();
  const chunks: Buffer[] = [];
  let receivedBytes = 0;
  const timer = setTimeout(() => resolve({ ok: false, reason: 'unfinished' }), bodyTimeoutMs);
  request.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (receivedBytes <= maxBytes) chunks.push(chunk);
    else resolve({ ok: false, reason: 'too_large' });
  });
  request.on('end', () => resolve({ ok: true, body: Buffer.concat(chunks) }));
  request.on('error', () => resolve({ ok: false, reason: 'unfinished' }));
  return promise.finally(() => {
    clearTimeout(timer);
    // Closing a connection with unread data resets it and loses the response, so the remaining body is read.
    request.removeAllListeners('data').resume();
  });
}
