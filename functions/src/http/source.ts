import type { IncomingMessage } from 'node:http';
import type { Source } from '../request/rate-limits.ts';

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

// An IPv6 connection has a whole /64: the first four groups identify it.
function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [left = '', right = ''] = address.split('::');
  const given = left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - given.length - tail.length) }, () => '0');
  return [...given, ...zeros, ...tail].slice(0, 4).join(':');
}

/** Hosting writes `Fastly-Client-IP`; past Hosting any header but the last `X-Forwarded-For` can be forged (decision 9). */
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
