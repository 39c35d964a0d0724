import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const contentTypes = new WeakMap<IncomingMessage, string>();

/** The content type a request came with. */
export function contentType(request: IncomingMessage): string {
  return contentTypes.get(request) ?? request.headers['content-type'] ?? '';
}

/**
 * Has the platform leave every body as it came, in `rawBody`. Its own parser runs before a function is called, and
 * writes a body it cannot read into the log, whole: that is what a visitor typed.
 */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    contentTypes.set(request, request.headers['content-type'] ?? '');
    request.headers['content-type'] = 'application/octet-stream';
  });
}
