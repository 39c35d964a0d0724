/** Serves a built site as Hosting does, as far as addresses go: clean URLs, and a 404 page in each language. */
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { functionPages, type BuildFolders } from './build-folders.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

export async function serveSite(folders: BuildFolders, port: number) {
  const { site } = folders;
  const englishNotFound = join(functionPages(folders), 'not-found-en.html');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const found = [path, `${path}.html`, join(path, 'index.html')]
      .map((each) => join(site, each))
      .find(isFile);
    const file = found ?? (path.startsWith('/en/') ? englishNotFound : join(site, '404.html'));
    const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
    response.writeHead(found ? 200 : 404, { 'Content-Type': contentType });
    createReadStream(file).pipe(response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
