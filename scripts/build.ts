/** Builds the site into `dist/`: the browser's files, and every page of the table as complete HTML. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { documentOf } from './document.ts';

type Prerender = typeof import('../src/prerender.tsx');

const out = process.env.BUILD_DIR ?? 'dist';
/** Inside node_modules, where the rendering code finds its packages. */
const serverOut = join('node_modules/.cache/ghiocel', `${basename(out)}-server`);

async function write(file: string, text: string) {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), text);
}

/** Where Hosting's clean URLs look for a page: `/ro/preturi` is `ro/preturi.html`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Writes the space the pages are built from, for a browser that finds newer content: what changed is put into it, and
 * what is broken keeps its version. Undefined when the site is not built to look for newer content.
 */
async function writeOrigin() {
  if (!process.env.VITE_CONTENTFUL_SPACE_ID || !process.env.VITE_CONTENTFUL_ACCESS_TOKEN) return undefined;
  const { editorInterfaces: _, ...space } = prerender.builtSpace;
  const json = JSON.stringify(space);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  await write(`static/space-${hash}.json`, json);
  return { space: `/static/space-${hash}.json` };
}

await rm(out, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { outDir: out } });
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
const template = await readFile(join(out, 'index.html'), 'utf8');
const origin = await writeOrigin();
const pages = prerender.sitePages();
for (const { page, language, path, file } of pages) {
  const content = prerender.loadSiteContent(language);
  await write(
    file ?? fileOf(path),
    documentOf(template, await prerender.renderPage(content, page, language, path, origin)),
  );
}
await write('sitemap.xml', prerender.sitemap(prerender.serviceSlugs()));
await write('robots.txt', prerender.robots());

// Pictures that only the content names are known to the server build alone.
await cp(join(serverOut, 'static'), join(out, 'static'), { recursive: true, force: true });
await rm(serverOut, { recursive: true, force: true });
await mkdir('functions/lib', { recursive: true });
// The function answers this page, with its status; as a file it would be a page of its own.
await rename(join(out, 'en/404.html'), 'functions/lib/not-found-en.html');

console.log(`${pages.length} pages written to ${out}/.`);
