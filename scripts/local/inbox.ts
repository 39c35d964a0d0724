/** The demonstration's inbox. Any page could read the mails of the package's own server. */
import http, { type Server } from 'node:http';
import { createRequire } from 'node:module';
import { guardServer } from './foreign-pages.ts';

const { createServer } = http;
// The package offers no server of ours: it makes its own, by this function.
http.createServer = ((...options: Parameters<typeof createServer>): Server => {
  const server = createServer(...options);
  guardServer(server);
  return server;
}) as typeof createServer;

createRequire(import.meta.url)('maildev/bin/maildev');
