import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Bytes; nothing beyond them is read. */
const limit = 64 * 1024;
/** Milliseconds within which a body is here. */
const patience = 5_000;

type Headers = { contentType: string; length: string | undefined; encoding: string | undefined };

type Request = IncomingMessage & {
  /** What the request said of its body before `bypassBodyParser`. */
  received?: Headers;
};

function headersOf({ headers, received }: Request): Headers {
  if (received) return received;
  return {
    contentType: headers['content-type'] ?? '',
    length: headers['content-length'],
    encoding: headers['content-encoding'],
  };
}

export const contentType = (request: Request) => headersOf(request).contentType;

/**
 * Keeps the platform's parsers from every body: they inflate one of 51 bytes to 64 MB, and write one that they cannot read,
 * which is what a visitor typed, into the log. Without these headers a request has no body for them.
 */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: Request };
    request.received = headersOf(request);
    for (const name of ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'])
      delete request.headers[name];
  });
}

export type RequestBody =
  { ok: true; body: Buffer } | { ok: false; why: 'too_large' | 'encoded' | 'unfinished' };

/** Reads a body that is neither compressed nor large nor slow. The connection stays open for the answer. Never rejects. */
export function readBody(request: IncomingMessage): Promise<RequestBody> {
  const { length, encoding = 'identity' } = headersOf(request);
  if (encoding !== 'identity') return Promise.resolve({ ok: false, why: 'encoded' });
  if (Number(length) > limit) return Promise.resolve({ ok: false, why: 'too_large' });
  const { promise, resolve } = Promise.withResolvers<RequestBody>();
  const chunks: Buffer[] = [];
  let read = 0;
  const timer = setTimeout(() => resolve({ ok: false, why: 'unfinished' }), patience);
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read <= limit) chunks.push(chunk);
    else resolve({ ok: false, why: 'too_large' });
  });
  request.on('end', () => resolve({ ok: true, body: Buffer.concat(chunks) }));
  request.on('error', () => resolve({ ok: false, why: 'unfinished' }));
  return promise.finally(() => {
    clearTimeout(timer);
    request.removeAllListeners('data').pause();
  });
}
