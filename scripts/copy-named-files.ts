import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const isText = /\.(?:html|css|js|json|webmanifest|xml|txt)$/;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Copies those files of `from` into `to` that a text in one of the folders `named` names: nothing else is shipped. */
export async function copyNamedFiles(from: string, to: string, named: string[]): Promise<void> {
  const files = (await Promise.all(named.map(filesIn))).flat().filter((file) => isText.test(file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const name of await readdir(from)) {
    if (texts.some((text) => text.includes(name))) await cp(join(from, name), join(to, name));
  }
}
