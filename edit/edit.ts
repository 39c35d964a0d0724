/**
 * `npm run edit`: the site on this machine; a press on a word opens its field, and a save writes into the clinic's
 * folder. `--port`: for a second editor at the same time.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { forwardedHost } from '../scripts/local/foreign-pages.ts';
import { ports } from '../scripts/local/ports.ts';
import { expectFree, runUntilStopped } from '../scripts/local/servers.ts';
import { editPlugin } from './edit-plugin.ts';

await runUntilStopped(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = Number(values.port ?? ports.edit);
  await expectFree([port]);
  const forwarded = forwardedHost(port);
  const vite = await createServer({
    plugins: [editPlugin()],
    cacheDir: `.local/edit/${port}`,
    server: { port, ...(forwarded && { allowedHosts: [forwarded] }) },
  });
  await vite.listen();
  console.log(`\n  Site   http://127.0.0.1:${port}   (press a word to change it)\n\n  Ctrl-C ends it.`);
  return [];
});
