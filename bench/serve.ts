/** Serves a built site as the CDN does: brotli, clean URLs and the headers of its `firebase.json`. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { matchesGlob } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildFolders } from '../scripts/build-folders.ts';
import { answerFor } from '../scripts/static-server.ts';

const isText = /^(text|application)\/|svg/;

type Rule = { source: string; headers: { key: string; value: string }[] };
type Answer = { path: string; status: number; headers: Record<string, string>; body: Buffer };
type Site = {
  origin: string;
  close: () => Promise<void>;
};

/** The headers that a `firebase.json` gives an address; the last rule that names a header wins, as on Hosting. */
function configuredHeaders(config: string, path: string): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(config, 'utf8')) as {
    hosting: { headers: Rule[] };
  };
  const rules = hosting.headers.filter(({ source }) =>
    source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source),
  );
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

function makeAnswer(folders: BuildFolders, address: string): Answer {
  const { path, file, status, contentType: type } = answerFor(folders, address);
  const raw = readFileSync(file);
  const body = isText.test(type) ? brotliCompressSync(raw) : raw;
  const headers = {
    ...configuredHeaders(folders.config, path),
    'Content-Type': type,
    ETag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"`,
    Vary: 'Accept-Encoding',
    ...(body !== raw && { 'Content-Encoding': 'br' }),
  };
  return { path, status, headers, body };
}

/** Serves a build on a free loopback port. */
export async function serveAsCdn(folders: BuildFolders): Promise<Site> {
  const answers = new Map<string, Answer>();
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const address = request.url ?? '/';
    const answer = answers.get(address) ?? makeAnswer(folders, address);
    answers.set(address, answer);
    const fresh = request.headers['if-none-match'] === answer.headers['ETag'];
    const length = fresh ? {} : { 'Content-Length': String(answer.body.length) };
    response.writeHead(fresh ? 304 : answer.status, { ...answer.headers, ...length });
    response.end(fresh ? undefined : answer.body);
  });
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}
