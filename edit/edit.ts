/**
 * `npm run edit`: the site on this machine; a press on a word opens its field, and a save writes into the clinic's
 * folder. `--live`: shows a Contentful space, drafts included with a preview token; a press opens the field there.
 * `--port`: for a second editor at the same time.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { forwardedHost } from '../scripts/local/foreign-pages.ts';
import { ports } from '../scripts/local/ports.ts';
import { expectFree, runUntilStopped } from '../scripts/local/servers.ts';
import { editPlugin } from './edit-plugin.ts';

/** No other command knows the preview token. */
function selectLiveSpace() {
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
  // Editors would take the repository's content for that of the space.
  delete env['CONTENT_FALLBACK'];
}

await runUntilStopped(async () => {
  const options = { live: { type: 'boolean' }, port: { type: 'string' } } as const;
  const { live, port: asked } = parseArgs({ options }).values;
  const port = Number(asked ?? ports.edit);
  if (live) selectLiveSpace();
  else for (const name of ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN']) delete process.env[name];
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
