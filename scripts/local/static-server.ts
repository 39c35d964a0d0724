/** Serves a built site as Hosting does: with clean URLs and a 404 page in each language. */
import { once } from 'node:events';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, matchesGlob, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { functionPagesFolder, type BuildFolders } from '../build/build-folders.ts';
import { readFirebaseConfig, type HeaderRule } from '../build/firebase-config.ts';

/** With `withHeaders`, responses have the headers of the build's `firebase.json` and are compressed. */
export async function serveSite(folders: BuildFolders, port: number, { withHeaders = false } = {}) {
  const rules = withHeaders ? (await readFirebaseConfig(folders.config)).hosting.headers : [];
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { path, file, status, contentType } = resolveFile(folders, request.url ?? '/');
    const headers = { ...headersOf(path, rules), 'Content-Type': contentType };
    if (!withHeaders || !textContentType.test(contentType)) {
      response.writeHead(status, headers);
      createReadStream(file).pipe(response);
      return;
    }
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.writeHead(status, { ...headers, 'Content-Encoding': 'br', 'Content-Length': body.length });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function resolveFile(folders: BuildFolders, address: string) {
  const path = normalize(decodeURIComponent(address.replace(/[?#].*$/, '')));
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  const siteFile = candidates.map((each) => join(folders.site, each)).find(isFile);
  const notFoundFile = join(functionPagesFolder(folders), `not-found-${path.split('/')[1]}.html`);
  const file = siteFile ?? (isFile(notFoundFile) ? notFoundFile : join(folders.site, '404.html'));
  const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
  return { path, file, status: siteFile ? 200 : 404, contentType };
}

/** The last rule that sets a header wins. */
function headersOf(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ source }) =>
    source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source),
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

const textContentType = /^(text|application)\/|svg/;
