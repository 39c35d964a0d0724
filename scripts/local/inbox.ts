/** The demonstration's inbox, guarded: the package alone lets any page read the mails. */
import { rmSync } from 'node:fs';
import http, { type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardServer } from './foreign-pages.ts';

const { createServer } = http;
// The package makes its server by this function.
http.createServer = ((...options: Parameters<typeof createServer>): Server => {
  const server = createServer(...options);
  guardServer(server);
  return server;
}) as typeof createServer;

// The package leaves a folder with the mails.
process.on('exit', () => rmSync(join(tmpdir(), `maildev-${process.pid}`), { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());

createRequire(import.meta.url)('maildev/bin/maildev');
