/** A small fake of Contentful's delivery API over an embedded space, with faults on demand. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Space } from '../../src/content/contentful/space.ts';
import { readEmbeddedSpace } from '../read-embedded-space.ts';
import { type ApiAnswer, apiError, deliver, localAccessToken, localSpaceId } from './delivery-api.ts';
import { changesFor, type Fault, isContentFault } from './faults.ts';
import { type Change, createPublishedSpace } from './published-space.ts';

export type ServiceOptions = {
  /** Without one, any that is free. */
  port?: number;
  /** The contents; without them, the embedded space. */
  space?: Space;
  fault?: Fault;
};

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Contentful-User-Agent',
};

/** What the service answers instead of the contents. */
function failureOf(fault: Fault | undefined): ApiAnswer | undefined {
  if (fault?.name === 'unavailable') {
    return apiError(503, 'ServiceUnavailable', 'The service is unavailable.');
  }
  if (fault?.name !== 'rate-limit') return undefined;
  const words =
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.';
  const reset = String(fault.reset ?? 1);
  return {
    ...apiError(429, 'RateLimitExceeded', words),
    headers: { 'Retry-After': reset, 'X-Contentful-RateLimit-Reset': reset },
  };
}

function send(response: ServerResponse, { status, body, headers }: ApiAnswer, fault?: Fault) {
  const text = JSON.stringify(body);
  const half = text.slice(0, text.length / 2);
  const type = 'application/vnd.contentful.delivery.v1+json';
  response.writeHead(status, { ...corsHeaders, 'Content-Type': type, ...headers });
  if (fault?.name === 'broken-off') response.write(half, () => response.destroy());
  else response.end(fault?.name === 'truncated' ? half : text);
}

export async function startContentService(options: ServiceOptions = {}) {
  const published = createPublishedSpace(options.space ?? readEmbeddedSpace());
  const requests: { path: string }[] = [];
  let fault: Fault | undefined;
  let failuresLeft = Infinity;
  /** The edits that take the present content fault back. */
  let repairs: Change[] = [];

  function setFault(wanted: Fault | undefined) {
    for (const change of repairs.splice(0)) published.publish(change);
    fault = wanted;
    failuresLeft = (wanted && 'times' in wanted ? wanted.times : undefined) ?? Infinity;
    if (!wanted || !isContentFault(wanted)) return;
    const changes = changesFor(wanted, published);
    if (changes.length === 0) throw new Error(`No entry can have the fault "${wanted.name}".`);
    repairs = changes.map(({ id }) => ({ id, fields: published.entries.get(id)?.fields ?? {} }));
    for (const change of changes) published.publish(change);
  }

  /** Contents and faults as they began. */
  function reset() {
    repairs = [];
    fault = undefined;
    published.reset();
  }

  /** For whoever tries the site by hand: a fault with its options or `null`, an edit of an entry. */
  async function control(request: IncomingMessage, pathname: string): Promise<ApiAnswer> {
    const [, place, id = ''] = pathname.split('/');
    try {
      const body = await json(request);
      if (place === '__fault') setFault((body as Fault | null) ?? undefined);
      else published.publish({ id, fields: body as Change['fields'] });
      return { status: 200, body: { ok: true } };
    } catch (error) {
      return apiError(400, 'BadRequest', String(error));
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (request.method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end();
    if (request.method === 'PUT') return send(response, await control(request, url.pathname));
    requests.push({ path: url.pathname });
    const failing = failuresLeft > 0 ? fault : undefined;
    if (failing) failuresLeft -= 1;
    if (failing?.name === 'hanging') return;
    if (failing?.name === 'slow') await wait(failing.ms ?? 3_000);
    if (failing?.name === 'html') {
      response.writeHead(200, { ...corsHeaders, 'Content-Type': 'text/html; charset=utf-8' });
      return void response.end('<!doctype html><title>Welcome</title><p>Please accept our terms.');
    }
    const answer = failureOf(failing) ?? deliver(published, url, request.headers.authorization);
    send(response, answer, failing);
  }

  const server = createServer((request, response) => void respond(request, response));
  if (options.fault) setFault(options.fault);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spaceId: localSpaceId,
    accessToken: localAccessToken,
    /** What was asked of the API, in order; preflights are not among it. */
    requests,
    publish: published.publish,
    reset,
    setFault,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
