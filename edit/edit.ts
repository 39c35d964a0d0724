/**
 * `npm run edit`: serves the site on this machine; a click on a text opens its field, and a save writes into the clinic's
 * folder. With `--port` a second edit server can run for another folder.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { forwardedHost } from '../scripts/local/cross-origin.ts';
import { ports } from '../scripts/local/ports.ts';
import { assertPortsFree, runUntilStopped } from '../scripts/local/servers.ts';
import { editPlugin } from './edit-plugin.ts';
import { pullUpstream } from './publish/pull.ts';

await runUntilStopped(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = Number(values.port ?? ports.edit);
  await assertPortsFree([port]);
  const forwarded = forwardedHost(port);
  const vite = await createServer({
    plugins: [editPlugin()],
    cacheDir: `.local/edit/${port}`,
    server: { port, ...(forwarded && { allowedHosts: [forwarded] }) },
  });
  await vite.listen();
  await pullUpstream();
  console.log(`\n  Site   http://127.0.0.1:${port}   (press a word to change it)\n\n  Ctrl-C ends it.`);
  return [];
});
