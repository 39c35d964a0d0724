/** The demonstration's inbox. Any page could read the mails of the package's own server. */
import { rmSync } from 'node:fs';
import http, { type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardServer } from './foreign-pages.ts';

const { createServer } = http;
// The package offers no server of ours: it makes its own, by this function.
http.createServer = ((...options: Parameters<typeof createServer>): Server => {
  const server = createServer(...options);
  guardServer(server);
  return server;
}) as typeof createServer;

// It leaves its mails in a folder of its own.
process.on('exit', () => rmSync(join(tmpdir(), `maildev-${process.pid}`), { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());

createRequire(import.meta.url)('maildev/bin/maildev');
