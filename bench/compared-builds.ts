import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buildFolders, type BuildFolders } from '../scripts/build/build-folders.ts';

type Build = { name: string; folders: BuildFolders };

async function copyWithoutScripts(): Promise<Build> {
  const site = '.local/without-scripts';
  await rm(site, { recursive: true, force: true });
  await cp(buildFolders().site, site, { recursive: true, filter: (file) => !/\.(js|mp4)$/.test(file) });
  for await (const file of glob('**/*.html', { cwd: site })) {
    const html = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), html.replace(/<script\b[^>]*>[^]*?<\/script>/g, ''));
  }
  return { name: 'without scripts', folders: { ...buildFolders(), site } };
}

function buildIn(folder: string): Build {
  const site = resolve(folder);
  const beside = dirname(site);
  const folders = { site, functions: join(beside, 'functions'), config: join(beside, 'firebase.json') };
  return { name: folder, folders };
}

/** `against` is the folder of another built site. */
export async function comparedBuilds(against?: string): Promise<Build[]> {
  const other = against ? buildIn(against) : await copyWithoutScripts();
  return [{ name: 'site', folders: buildFolders() }, other];
}
