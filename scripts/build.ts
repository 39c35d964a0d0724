/** Builds the site: the browser's files, and every page of the table as complete HTML. */
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeIcons } from './brand/icons.ts';
import { writeSocialImages } from './brand/social-images.ts';
import { languages } from '../src/language/languages.ts';
import { buildClient } from './build-client.ts';
import { buildFolders } from './build-folders.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { contentOrigin } from './content-origin.ts';
import { documentOf } from './document.ts';
import { readContentSpace } from './read-content-space.ts';
import { writeHeaders } from './write-headers.ts';

type Prerender = typeof import('../src/prerender.tsx');

// A test that builds has another, and Vite would take it for a development build.
process.env.NODE_ENV = 'production';

const { site: out, functions } = buildFolders();
/** Inside node_modules, where the rendering code finds its packages. */
const serverOut = join('node_modules/.cache/ghiocel', `${out.replaceAll(/\W+/g, '-')}-server`);

async function write(file: string, text: string) {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), text);
}

/** Where Hosting's clean URLs look for a page: `/ro/preturi` is `ro/preturi.html`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

if (process.env.CONTENTFUL_HOST?.includes('preview.')) {
  console.error('CONTENTFUL_HOST is the preview API: drafts are never built. Use npm run preview:content.');
  process.exit(1);
}
function stop(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

const originOf = await contentOrigin(process.env).catch(stop);
const { space, source, warning } = await readContentSpace(process.env).catch(stop);

await rm(out, { recursive: true, force: true });
const { template, scriptsOf } = await buildClient(out);
await build({
  logLevel: 'warn',
  build: {
    outDir: serverOut,
    emptyOutDir: true,
    ssr: 'src/prerender.tsx',
    ssrEmitAssets: true,
    copyPublicDir: false,
    rolldownOptions: { output: { chunkFileNames: 'chunks/[name].js' } },
  },
});

const prerender = (await import(pathToFileURL(resolve(serverOut, 'prerender.js')).href)) as Prerender;
// Pictures that only the content names are known to the server build alone.
await cp(join(serverOut, 'static'), join(out, 'static'), { recursive: true, force: true });
const socialImages = await writeSocialImages(out, prerender.socialCards(space));
await writeIcons(out);
const written = originOf?.(prerender.builtSpace(space), warning !== undefined);
if (written) await write(written.file, written.json);

await buildServiceWorker(out);

const pages = prerender.sitePages(space);
const contents = prerender.loadSiteContents(space);
for (const { page, language, path, file } of pages) {
  await write(
    file ?? fileOf(path),
    documentOf(
      template,
      await prerender.renderPage(contents, page, language, path, socialImages, written?.origin),
      scriptsOf(page.route),
    ),
  );
}
await write('sitemap.xml', prerender.sitemap(prerender.serviceSlugs(space)));
await write('robots.txt', prerender.robots());
for (const language of languages) {
  const manifest = prerender.webManifest(prerender.loadSiteContent(language, space), language);
  await write(prerender.manifestPath(language), manifest);
}
await rm(serverOut, { recursive: true, force: true });
await mkdir(join(functions, 'lib'), { recursive: true });
// The function answers this page, with its status; as a file it would be a page of its own.
await rename(join(out, 'en/404.html'), join(functions, 'lib/not-found-en.html'));
await writeHeaders(process.env);

console.log(`${pages.length} pages written to ${out}/ from ${source}.`);
if (warning) console.warn(warning);
