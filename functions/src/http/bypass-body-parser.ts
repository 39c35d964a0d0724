import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const contentTypes = new WeakMap<IncomingMessage, string>();

export function contentType(request: IncomingMessage): string {
  return contentTypes.get(request) ?? request.headers['content-type'] ?? '';
}

/** The platform's parser would write a body it cannot read, which is what a visitor typed, into the log. */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    contentTypes.set(request, request.headers['content-type'] ?? '');
    request.headers['content-type'] = 'application/octet-stream';
  });
}
