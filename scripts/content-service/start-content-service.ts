/** A small fake of Contentful's delivery API over an embedded space, with faults on demand. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Space } from '../../src/content/contentful/space.ts';
import { readEmbeddedSpace } from '../read-embedded-space.ts';
import {
  accessTokenInvalid,
  type ApiAnswer,
  notFound,
  rateLimitExceeded,
  serviceUnavailable,
} from './api-answer.ts';
import { control } from './control.ts';
import { deliver } from './delivery-api.ts';
import { changesFor, type Fault, isContentFault } from './faults.ts';
import { createPublishedSpace, type Change } from './published-space.ts';

export const localSpaceId = 'ghiocel';
export const localAccessToken = 'local-access-token';

export type ServiceOptions = {
  /** 0 takes any free port. */
  port?: number;
  /** The contents; without them, the embedded space. */
  space?: Space;
  fault?: Fault;
  spaceId?: string;
  accessToken?: string;
  environment?: string;
};

export type LoggedRequest = { method: string; path: string; query: string };
export type ContentService = Awaited<ReturnType<typeof startContentService>>;

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,HEAD,OPTIONS',
  'Access-Control-Allow-Headers':
    'Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,DNT,Destination,Expires,If-Match,If-Modified-Since,If-None-Match,Keep-Alive,Last-Modified,Origin,Pragma,Range,User-Agent,X-Http-Method-Override,X-Mx-ReqToken,X-Requested-With,X-Contentful-Version,X-Contentful-Content-Type,X-Contentful-Organization,X-Contentful-Skip-Transformation,X-Contentful-User-Agent,X-Contentful-Enable-Alpha-Feature,X-Contentful-Resource-Resolution',
  'Access-Control-Max-Age': '86400',
};

function isAllowed(request: IncomingMessage, query: URLSearchParams, accessToken: string): boolean {
  const sent = request.headers.authorization?.replace(/^Bearer /, '') ?? query.get('access_token');
  return sent === accessToken;
}

export async function startContentService(options: ServiceOptions = {}) {
  const { spaceId = localSpaceId, accessToken = localAccessToken, environment = 'master' } = options;
  const published = createPublishedSpace(options.space ?? readEmbeddedSpace(), spaceId, environment);
  const requests: LoggedRequest[] = [];
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
    repairs = changes.map(({ id, fields }) => {
      const before = published.entries.get(id)?.fields ?? {};
      return {
        id,
        fields: Object.fromEntries(Object.keys(fields).map((field) => [field, before[field] ?? {}])),
      };
    });
    for (const change of changes) published.publish(change);
  }

  function reset() {
    repairs = [];
    fault = undefined;
    published.reset();
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: ApiAnswer,
    failing?: Fault['name'],
  ) {
    const requestId = randomUUID();
    const isError = answer.status >= 400;
    const body = isError ? { ...(answer.body as object), requestId } : answer.body;
    const json = JSON.stringify(body, null, 2);
    const headers = {
      ...corsHeaders,
      'Content-Type': 'application/vnd.contentful.delivery.v1+json',
      'Cache-Control': 'max-age=0',
      'Contentful-Api': 'cda',
      'X-Contentful-Request-Id': requestId,
      ...answer.headers,
    };
    response.writeHead(answer.status, headers);
    const half = json.slice(0, json.length / 2);
    if (failing === 'broken-off') response.write(half, () => response.destroy());
    else if (request.method === 'HEAD') response.end();
    else response.end(failing === 'truncated' ? half : json);
  }

  /** Fails as the fault says; undefined leaves the request to be answered as ever. */
  async function fail(failing: Fault, response: ServerResponse): Promise<ApiAnswer | 'answered' | undefined> {
    switch (failing.name) {
      case 'rate-limit':
        return rateLimitExceeded(failing.reset ?? 1);
      case 'unavailable':
        return serviceUnavailable;
      case 'slow':
        await wait(failing.ms ?? 3_000);
        return undefined;
      case 'hanging':
        return 'answered';
      case 'html':
        response.writeHead(200, { ...corsHeaders, 'Content-Type': 'text/html; charset=utf-8' });
        response.end('<!doctype html><title>Welcome</title><p>Please accept the terms of this network.');
        return 'answered';
      default:
        return undefined;
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
    const { method = 'GET' } = request;
    if (url.pathname.startsWith('/__')) {
      return send(request, response, await control(request, url.pathname, controls));
    }
    if (method === 'OPTIONS') return void response.writeHead(204, corsHeaders).end();
    requests.push({ method, path: url.pathname, query: url.search.slice(1) });
    const failing = failuresLeft > 0 ? fault : undefined;
    if (failing) failuresLeft -= 1;
    const failure = failing && (await fail(failing, response));
    if (failure === 'answered') return;
    if (failure) return send(request, response, failure);
    if (method !== 'GET' && method !== 'HEAD') return send(request, response, notFound());
    if (!isAllowed(request, url.searchParams, accessToken))
      return send(request, response, accessTokenInvalid);
    send(request, response, deliver(published, url), failing?.name);
  }

  const controls = { setFault, publish: published.publish, unpublish: published.unpublish, reset };
  const server = createServer((request, response) => void respond(request, response));
  if (options.fault) setFault(options.fault);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spaceId,
    accessToken,
    environment,
    /** What was asked of the API, in order; preflights are not among it. */
    requests,
    /** Publishes an edit of an entry, or a new one; its time and the sync follow. */
    publish: published.publish,
    unpublish: published.unpublish,
    /** Contents and faults as they began. */
    reset,
    setFault,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
