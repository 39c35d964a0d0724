/**
 * `npm run edit`: the site as visitors see it, on this machine only, in which a press on a word leads to its field. What is
 * saved goes into the clinic's folder. `--live`: the site as a Contentful space has it, its drafts with a preview token; a
 * press opens the field there. `--port`: another than its own, for a second one at the same time.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { ports } from '../scripts/local/ports.ts';
import { expectFree, runUntilStopped } from '../scripts/local/servers.ts';
import { editPlugin, forwardedHost } from './edit-plugin.ts';

/** No other command knows the preview token. */
function readLiveSpace() {
  const { env } = process;
  if (env['CONTENTFUL_PREVIEW_TOKEN']) {
    env['CONTENTFUL_ACCESS_TOKEN'] = env['CONTENTFUL_PREVIEW_TOKEN'];
    env['CONTENTFUL_HOST'] = env['CONTENTFUL_PREVIEW_HOST'] || 'preview.contentful.com';
  }
  if (!env['CONTENTFUL_SPACE_ID'] || !env['CONTENTFUL_ACCESS_TOKEN']) {
    throw new Error(
      'Set CONTENTFUL_SPACE_ID and CONTENTFUL_PREVIEW_TOKEN (Settings → API keys in Contentful), or CONTENTFUL_ACCESS_TOKEN.',
    );
  }
  // The space or nothing: the content of the repository would pass for it.
  delete env['CONTENT_FALLBACK'];
}

await runUntilStopped(async () => {
  const options = { live: { type: 'boolean' }, port: { type: 'string' } } as const;
  const { live, port: asked } = parseArgs({ options }).values;
  const port = Number(asked ?? ports.edit);
  if (live) readLiveSpace();
  else for (const name of ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN']) delete process.env[name];
  await expectFree([port]);
  const forwarded = forwardedHost(process.env);
  const vite = await createServer({
    plugins: [editPlugin()],
    cacheDir: `.local/edit/${port}`,
    server: { port, ...(forwarded && { allowedHosts: [forwarded] }) },
  });
  await vite.listen();
  console.log(`\n  Site   http://127.0.0.1:${port}   (press a word to change it)\n\n  Ctrl-C ends it.`);
  return [];
});
