/**
 * `npm run preview:content`: the site with the drafts of the live space, on this machine only, until Ctrl-C. The
 * preview token stays in this process: nothing is built here, and no other command knows it.
 */
import { createServer } from 'vite';
import { expectFree } from './local-site.ts';
import { ports } from './ports.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const previewApi = 'preview.contentful.com';

/** Makes the live space of the development server the one with the drafts. */
function readDrafts() {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_PREVIEW_TOKEN, CONTENTFUL_PREVIEW_HOST } = process.env;
  if (!CONTENTFUL_SPACE_ID || !CONTENTFUL_PREVIEW_TOKEN) {
    throw new Error(
      'Set CONTENTFUL_SPACE_ID and CONTENTFUL_PREVIEW_TOKEN: in Contentful, Settings → API keys, "Content Preview API".',
    );
  }
  process.env.CONTENTFUL_ACCESS_TOKEN = CONTENTFUL_PREVIEW_TOKEN;
  process.env.CONTENTFUL_HOST = CONTENTFUL_PREVIEW_HOST || previewApi;
  // Drafts or nothing: the content of the repository would pass for them.
  delete process.env.CONTENT_FALLBACK;
}

await runUntilStopped(async () => {
  readDrafts();
  await expectFree([ports.dev]);
  const vite = await createServer();
  await vite.listen();
  console.log(`
  Site with the drafts  http://127.0.0.1:${ports.dev}   (reload to see what was written since)

  Ctrl-C ends it.`);
  return [];
});
