/** Serves a built site as the CDN does: brotli, clean URLs and the headers of its `firebase.json`. */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { matchesGlob } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import type { BuildFolders } from '../scripts/build-folders.ts';
import type { ContactAnswer } from '../shared/contact-request.ts';
import { answerFor } from '../scripts/static-server.ts';

const isText = /^(text|application)\/|svg/;

type Rule = { source: string; headers: { key: string; value: string }[] };
type Answer = { path: string; status: number; headers: Record<string, string>; body: Buffer };
export type Site = {
  origin: string;
  /** How much was asked for, and sent, up to now. Without headers, which HTTP/2 sends once. */
  traffic: () => { requests: number; bytes: number };
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

/** A certificate for loopback, and what tells Chromium to trust its key: one it does not trust it does not cache for. */
export async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
}
export type Certificate = Awaited<ReturnType<typeof makeCertificate>>;

/** Stands in for the function `contact`, which takes every request. */
function takeRequest(request: IncomingMessage, response: ServerResponse) {
  const answer: ContactAnswer = { ok: true, reference: 'GH-7KXM4' };
  request.resume();
  request.on('end', () => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer)));
}

/** Serves a build on a free loopback port: HTTP/2 over TLS with a certificate, HTTP/1.1 without. */
export async function serveAsCdn(folders: BuildFolders, certificate?: Certificate): Promise<Site> {
  const answers = new Map<string, Answer>();
  let requests = 0;
  let bytes = 0;
  const handle: RequestListener = (request, response) => {
    requests += 1;
    if (request.method === 'POST') return takeRequest(request, response);
    const address = request.url ?? '/';
    const answer = answers.get(address) ?? makeAnswer(folders, address);
    answers.set(address, answer);
    const fresh = request.headers['if-none-match'] === answer.headers['ETag'];
    const length = fresh ? {} : { 'Content-Length': String(answer.body.length) };
    response.writeHead(fresh ? 304 : answer.status, { ...answer.headers, ...length });
    const body = fresh || request.method === 'HEAD' ? Buffer.alloc(0) : answer.body;
    bytes += body.length;
    response.end(body);
  };
  const server = certificate
    ? // HTTP/2 requests and answers have the shape of HTTP/1.1's.
      createSecureServer({ ...certificate, allowHTTP1: true }, handle as never)
    : createServer({ keepAliveTimeout: 60_000 }, handle);
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
  const traffic = () => ({ requests, bytes });
  return { origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`, traffic, close };
}
