/** A small fake of Contentful's delivery API over a folder of content, with faults on demand. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Space } from '../../src/content/source/space.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';
import { deliver, localAccessToken, localSpaceId } from './delivery-api.ts';
import { type Fault, send, sendFaulty } from './faults.ts';

export type ServiceOptions = {
  /** Without one, any that is free. */
  port?: number;
  /** The contents; without them, the embedded space as it is at each request. */
  space?: Space;
  fault?: Fault;
};

export async function startContentService(options: ServiceOptions = {}) {
  const requests: { path: string }[] = [];
  let { space, fault } = options;
  let failuresLeft = Infinity;

  function setFault(wanted: Fault | undefined) {
    fault = wanted;
    failuresLeft = wanted?.times ?? Infinity;
  }
  setFault(fault);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (request.method === 'OPTIONS') return send(response, { status: 200, body: '' });
    if (request.method === 'PUT' && url.pathname === '/__fault') {
      setFault(((await json(request)) as Fault | null) ?? undefined);
      return send(response, { status: 200, body: { ok: true } });
    }
    requests.push({ path: url.pathname });
    const answer = deliver(space ?? readEmbeddedSpace(), url, request.headers.authorization);
    if (!fault || failuresLeft === 0) return send(response, answer);
    failuresLeft -= 1;
    return sendFaulty(response, answer, fault);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spaceId: localSpaceId,
    accessToken: localAccessToken,
    /** What was asked of the API, in order; preflights are not among it. */
    requests,
    publish: (published: Space) => {
      space = published;
    },
    setFault,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
