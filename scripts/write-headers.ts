/** Writes the headers of the built site in `dist/` into `firebase.json`, and those of the page a function answers. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { pagePolicy } from '../shared/security-headers.ts';
import { liveConfigOf } from '../src/content/contentful/live-config.ts';
import { refreshConfigOf } from '../src/content/contentful/refresh-config.ts';
import { hostedPlayerOrigin } from '../src/content/hosted-film.ts';
import { hostingHeaders, siteSources, type BuiltSite } from './hosting-headers.ts';
import { inlineSources } from './inline-sources.ts';

type FirebaseConfig = { hosting: { headers: unknown } };

const config = 'firebase.json';
/** The English 404 page, which Hosting leaves to a function. */
const notFound = 'functions/lib/not-found-en';

async function readPages(folder: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    pages.set(path, await readFile(join(folder, file), 'utf8'));
  }
  return pages;
}

async function writeIfChanged(file: string, text: string) {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

/** `env` names the live space the build in `dist/` was made with. */
export async function writeHeaders(env: Record<string, string | undefined>) {
  const pages = await readPages('dist');
  const notFoundPage = await readFile(`${notFound}.html`, 'utf8');
  const withPlayer = [...pages].filter(([, html]) => html.includes(`href="${hostedPlayerOrigin}/embed/`));
  const site: BuiltSite = {
    ...inlineSources([...pages.values(), notFoundPage]),
    shows: liveConfigOf(env),
    asks: refreshConfigOf(env),
    hostedFilms: withPlayer.map(([path]) => path).toSorted(),
  };
  await writeIfChanged(`${notFound}.policy`, pagePolicy(siteSources(site)));
  const firebase = JSON.parse(await readFile(config, 'utf8')) as FirebaseConfig;
  firebase.hosting.headers = hostingHeaders(site);
  const options = await resolveConfig(config);
  await writeIfChanged(config, await format(JSON.stringify(firebase), { ...options, filepath: config }));
}
