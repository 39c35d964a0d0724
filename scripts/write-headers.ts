/** Writes the headers of a built site into its `firebase.json`, and those of the pages that functions answer. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePolicy } from '../shared/security-headers.ts';
import { liveConfigOf, refreshConfigOf } from '../src/content/contentful/delivery/live-config.ts';
import { hostedPlayerOrigin } from '../src/content/hosted-film.ts';
import { buildFolders, functionPages } from './build-folders.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { hostingHeaders, siteSources, type BuiltSite } from './hosting-headers.ts';
import { inlineSources } from './inline-sources.ts';
import { writeIfChanged } from './write-file.ts';

async function readPages(folder: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    pages.set(path, await readFile(join(folder, file), 'utf8'));
  }
  return pages;
}

/** `env` names the build, and the live space it was made with. */
export async function writeHeaders(env: Record<string, string | undefined>) {
  const folders = buildFolders(env);
  const pages = await readPages(folders.site);
  const answered = await readPages(functionPages(folders));
  const withPlayer = [...pages].filter(([, html]) => html.includes(`href="${hostedPlayerOrigin}/embed/`));
  const site: BuiltSite = {
    ...inlineSources([...pages.values(), ...answered.values()]),
    shows: liveConfigOf(env),
    asks: refreshConfigOf(env),
    hostedFilms: withPlayer.map(([path]) => path).toSorted(),
  };
  await writeIfChanged(join(functionPages(folders), 'policy'), pagePolicy(siteSources(site)));
  await writeFirebaseConfig(hostingHeaders(site), folders);
}
