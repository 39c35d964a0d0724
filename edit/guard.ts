import type { IncomingMessage } from 'node:http';

const local = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/**
 * Whether a request comes from a page of this server. Another site's page sends its own `Origin`, and a name that was
 * turned to this machine another `Host`; a form cannot send JSON.
 */
export function isOwnRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { host = '', origin } = headers;
  return (
    method === 'POST' &&
    local.test(host) &&
    origin === `http://${host}` &&
    headers['content-type'] === 'application/json'
  );
}
