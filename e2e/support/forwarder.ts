import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '../../scripts/local/ports.ts';

/** A proxy by which a test slows, cuts and restores the network or delays scripts: WebDriver has no such commands. */
export async function startForwarder() {
  let delay = 0;
  let held: Promise<void> | undefined;
  const forward: RequestListener = async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    if (url?.endsWith('.js')) await held;
    const options = { host: '127.0.0.1', port: ports.hosting, method, path: url, headers };
    const onward = request(options, (answer) => {
      setTimeout(() => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }, delay);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(forward);
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    slowDown: (milliseconds: number) => {
      delay = milliseconds;
    },
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    disconnect: () => {
      server.close();
      server.closeAllConnections();
    },
    reconnect: () => listen(port),
  };
}
