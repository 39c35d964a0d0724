import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = 'node_modules/.cache/ghiocel/floor';

/** A page with everything taken out that only its scripts need: the scripts themselves and the data they read. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Copies a built site without its scripts; gives the folder of the copy. */
export async function makeFloor(site: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, { recursive: true, filter: (file) => !/\.(js|mp4)$/.test(file) });
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, withoutScripts(await readFile(path, 'utf8')));
  }
  return folder;
}
