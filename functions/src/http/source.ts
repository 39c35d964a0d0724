import type { IncomingMessage } from 'node:http';
import type { Source } from '../request/rate-limits.ts';

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

// Whoever has an IPv6 connection has a /64 of them: its first four groups stand for all.
function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [left = '', right = ''] = address.split('::');
  const given = left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - given.length - tail.length) }, () => '0');
  return [...given, ...zeros, ...tail].slice(0, 4).join(':');
}

/**
 * Who sends a request: the visitor's address as Hosting's edge names it, and the last proxy before us. Hosting writes
 * `Fastly-Client-IP` itself (without it, the first entry of `X-Forwarded-For` tells visitors apart), but a function can be
 * called past Hosting by whoever knows its own address, with any header they like; the last entry of `X-Forwarded-For` is
 * the platform's own. See docs/decisions/0009.
 */
export function sourceOf(request: IncomingMessage): Source {
  const [first = '', ...others] = header(request, 'x-forwarded-for')
    .split(',')
    .map((entry) => entry.trim());
  const visitor = header(request, 'fastly-client-ip') || first || (request.socket.remoteAddress ?? '');
  const proxy = others.at(-1) || first || (request.socket.remoteAddress ?? '');
  return {
    visitor: network(visitor.slice(0, 64)),
    proxy: network(proxy.slice(0, 64)),
    isCrossSite: header(request, 'sec-fetch-site') === 'cross-site',
  };
}
