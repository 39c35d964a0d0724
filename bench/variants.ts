/** What is measured beside each other: the site, the same without what could make it slow, and an earlier build. */
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { buildFolders, type BuildFolders } from '../scripts/build-folders.ts';

export type Variant = { name: string; folders: BuildFolders };

/** Takes out everything that only scripts need: the scripts themselves and the data they read. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

async function makeBaseline(name: string, strip: (html: string) => string): Promise<Variant> {
  const site = join('node_modules/.cache/ghiocel', name.replaceAll(' ', '-'));
  await rm(site, { recursive: true, force: true });
  await cp(buildFolders().site, site, { recursive: true, filter: (file) => !/\.(js|mp4)$/.test(file) });
  for await (const file of glob('**/*.html', { cwd: site })) {
    const path = join(site, file);
    await writeFile(path, strip(await readFile(path, 'utf8')));
  }
  return { name, folders: { ...buildFolders(), site } };
}

/** The site as it was built last. */
export const site = (): Variant => ({ name: 'site', folders: buildFolders() });
export const siteWithoutScripts = () => makeBaseline('without scripts', withoutScripts);

/**
 * Another build of the site. `folder` is its `site` or `dist`; its `firebase.json` lies beside it, since the headers of
 * another build would forbid its styles and scripts.
 */
export function buildIn(folder: string): Variant {
  const absolute = resolve(folder);
  const parent = dirname(absolute);
  const folders = {
    site: absolute,
    functions: join(parent, 'functions'),
    config: join(parent, 'firebase.json'),
  };
  return { name: `${basename(parent)}/${basename(absolute)}`, folders };
}
