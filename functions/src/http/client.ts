import type { IncomingMessage } from 'node:http';
import { networksOf } from '../request/networks.ts';
import type { Client } from '../request/rate-limits.ts';
import { isForm } from './read-contact-body.ts';

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

/**
 * Hosting sets `Fastly-Client-IP`. A sender who bypasses Hosting can forge this header, but not the last entry of
 * `X-Forwarded-For` (decision 9).
 */
export function clientOf(request: IncomingMessage): Client {
  const remoteAddress = request.socket.remoteAddress ?? '';
  const forwardedFor = header(request, 'x-forwarded-for')
    .split(',')
    .map((entry) => entry.trim());
  const visitor = header(request, 'fastly-client-ip').trim() || forwardedFor[0] || remoteAddress;
  const proxy = forwardedFor.at(-1) || remoteAddress;
  return {
    networks: networksOf(visitor),
    proxy: networksOf(proxy).at(-1) ?? '',
    isCrossSite: header(request, 'sec-fetch-site') === 'cross-site',
    submission: isForm(request) ? 'native' : 'script',
  };
}
