/** A fake of Contentful's delivery API and of its asset hosts. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '../../src/model/define/limits.ts';
import type { Asset, Space } from '../../src/content/source/space.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';
import { type ApiResponse, apiError, type Fault, send, sendFaulty } from './faults.ts';
import type { HostedFiles } from './hosted-files.ts';

export type ServiceOptions = { port?: number; space?: Space; files?: HostedFiles; fault?: Fault };

export async function startContentService({ port = 0, ...initial }: ServiceOptions = {}) {
  let { space, files, fault } = initial;
  let faultyResponses = 0;
  const requests: { path: string }[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (request.method === 'OPTIONS') return send(response, { status: 200, body: '' });
    requests.push({ path: url.pathname });
    // `local-hosts.mjs` puts the host before the path, and the keys of `files` begin with `//host`.
    const file = files?.get(`/${url.pathname}`);
    if (file) {
      response.writeHead(200, { 'Content-Type': file.contentType });
      return response.end(file.bytes);
    }
    const answer = deliver(space ?? readEmbeddedSpace(), url, request.headers.authorization);
    if (!fault || faultyResponses === fault.times) return send(response, answer);
    faultyResponses += 1;
    return sendFaulty(response, answer, fault);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spaceId,
    accessToken,
    requests,
    publish: (published: { space: Space; files: HostedFiles }) => {
      ({ space, files } = published);
    },
    setFault(next: Fault | undefined) {
      fault = next;
      faultyResponses = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const spaceId = 'ghiocel';
const accessToken = 'local-access-token';

const maxPageSize = limits.entriesPerResponse.max;
const maxResponseBytes = limits.responseBytes.max;

/** Only the preview API delivers drafts. */
const isPublished = ({ sys }: Pick<Asset, 'sys'>) =>
  sys['archivedVersion'] === undefined && sys['publishedCounter'] !== 0;

function deliver(space: Space, { pathname, searchParams }: URL, authorization?: string): ApiResponse {
  if (authorization !== `Bearer ${accessToken}`) {
    const message = 'The access token you sent could not be found or is invalid.';
    return apiError(401, 'AccessTokenInvalid', message);
  }
  const name = pathname.replace(`/spaces/${spaceId}/environments/master/`, '');
  if (name !== 'entries' && name !== 'assets' && name !== 'locales')
    return apiError(404, 'NotFound', 'The resource could not be found.');
  const items = name === 'locales' ? space.locales : space[name].filter(isPublished);
  const skip = Number(searchParams.get('skip') ?? 0);
  const limit = Number(searchParams.get('limit') ?? 100);
  if (limit > maxPageSize) return apiError(400, 'InvalidQuery', `The limit is above ${maxPageSize}.`);
  const page = { sys: { type: 'Array' }, total: items.length, skip, limit };
  const body = { ...page, items: items.slice(skip, skip + limit) };
  if (JSON.stringify(body).length <= maxResponseBytes) return { status: 200, body };
  const message = `Response size too big. Maximum allowed response size: ${maxResponseBytes}B.`;
  return apiError(400, 'BadRequest', message);
}
