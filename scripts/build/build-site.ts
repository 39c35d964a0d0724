import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { clinicTimeZone } from '../../shared/brand.ts';
import { createClock } from '../../shared/clock.ts';
import type { SiteFacts } from '../../shared/site-facts.ts';
import { drawMailLogo, writeIcons } from './icons.ts';
import { writeSocialImages } from './social-images.ts';
import { refreshConfigOf } from '../../src/content/source/live-config.ts';
import { siteFilesPath, withSiteFiles } from '../../src/content/source/site-files.ts';
import { languages } from '../../shared/languages.ts';
import { outcomeRoutes, type PageData } from '../../src/content/page/page-data.ts';
import { toPageFile, toSharedFile } from '../../src/content/page/page-files.ts';
import { pageFilePath, sharedFilePath } from '../../src/routing/routes.ts';
import { buildClient } from './build-client.ts';
import { buildFolders, functionPagesFolder } from './build-folders.ts';
import { renderDocument, withSiteCsp } from './document.ts';
import { inlineDrawings } from './drawings-in-document.ts';
import { writeText } from './files.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { readBuiltContent, type BuiltContent } from './read-built-content.ts';
import { writeAssets } from './process-assets.ts';
import { toLiveUrls, readPullRecord } from './pull-record.ts';

type Prerender = typeof import('../../src/prerender.tsx');
type SitePage = ReturnType<Prerender['sitePages']>[number];

/** Writes the site, the functions' pages and `firebase.json`. Settings come from `process.env`. Returns the number of pages. */
export async function buildSite(content: BuiltContent): Promise<number> {
  // Vitest sets NODE_ENV to `test`, for which Vite would make a development build.
  process.env.NODE_ENV = 'production';
  const { site: out } = buildFolders();
  // The folder is in node_modules, so that the rendering code finds its packages.
  const serverOut = join('node_modules/.cache/ghiocel', `${out.replaceAll(/\W+/g, '-')}-server`);
  const write = (file: string, text: string) => writeText(join(out, file), text);

  await rm(out, { recursive: true, force: true });
  await rm(functionPagesFolder(), { recursive: true, force: true });
  const client = await buildClient(out);
  const prerender = await buildRenderer(serverOut);
  const siteFiles = await writeAssets(content.files, out);
  const space = withSiteFiles(content.space, siteFiles);
  const socialImages = await writeSocialImages(out, await prerender.socialCards(space));
  await writeIcons(out);

  const pages = prerender.sitePages(space);
  const contents = prerender.loadSiteContents(space);
  const refresh = refreshConfigOf(process.env);
  const pullRecord = refresh && readPullRecord(refresh);
  if (pullRecord) await write(siteFilesPath, JSON.stringify(toLiveUrls(pullRecord, siteFiles)));
  const clock = createClock(clinicTimeZone, new Date().getUTCFullYear());
  const buildInfo = {
    build: client.entryChunk,
    clock,
    ...(pullRecord && { builtFrom: pullRecord.version }),
    socialImages,
  };
  const isNoindex = process.env['NOINDEX'] === 'yes';
  const template = isNoindex ? withNoindex(client.template) : client.template;

  async function writePage({ page, path, file, functionPage }: SitePage, data: PageData) {
    const rendered = await prerender.renderPage(data, path);
    // A function fills in an outcome page at run time, so React could not hydrate it.
    const isOutcome = outcomeRoutes.some((route) => route === page.route);
    const scripts = isOutcome ? undefined : client.scriptsOf(page.route);
    const document = scripts
      ? renderDocument(template, rendered, client.loaderElement(scripts))
      : renderDocument(template, { ...rendered, openingStateData: '', pageData: '' });
    const html = withSiteCsp(inlineDrawings(document, out), refresh);
    if (functionPage) return writeText(join(functionPagesFolder(), `${functionPage}.html`), html);
    if (file) return write(file, html);
    const files = new Set([...filesNamedIn(document), ...(scripts?.onDemand ?? [])]);
    await write(fileOf(path), html);
    await write(pageFilePath(path), JSON.stringify(toPageFile(data, [...files])));
  }

  const pageData: PageData[] = [];
  for (const sitePage of pages) {
    const { page, language } = sitePage;
    const data = await prerender.buildPageData(contents, page, language, buildInfo);
    pageData.push(data);
    await writePage(sitePage, data);
  }
  const facts = { ...prerender.siteFacts(space), mailLogo: await drawMailLogo() } satisfies SiteFacts;
  await writeText(join(functionPagesFolder(), 'site.json'), JSON.stringify(facts));
  if (!isNoindex) await write('sitemap.xml', prerender.sitemap(pageData));
  await write('robots.txt', prerender.robots(isNoindex));
  for (const language of languages) {
    const home = await prerender.buildPageData(contents, { route: 'home' }, language, buildInfo);
    await write(sharedFilePath(language), JSON.stringify(toSharedFile(home)));
  }
  await rm(serverOut, { recursive: true, force: true });
  await writeFirebaseConfig();

  return pages.length;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const filesNamedIn = (html: string) => html.match(/\/static\/[\w./-]+\.(?:js|css|svg|woff2)/g) ?? [];

async function buildRenderer(out: string): Promise<Prerender> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: true,
      ssr: 'src/prerender.tsx',
      copyPublicDir: false,
      rolldownOptions: { output: { chunkFileNames: 'chunks/[name].js' } },
    },
  });
  return (await import(pathToFileURL(resolve(out, 'prerender.js')).href)) as Prerender;
}

/** Adds `noindex`. `robots.txt` must allow these pages, since crawlers read the element only on pages that they fetch. */
const withNoindex = (template: string) =>
  template.replace('<!--head-->', '<meta name="robots" content="noindex" /><!--head-->');

if (import.meta.main) {
  const content = await readBuiltContent().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  const pages = await buildSite(content);
  console.log(`${pages} pages written to ${buildFolders().site} from ${content.source}.`);
}
