import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

const isText = /\.(?:html|css|js|json|webmanifest|xml|txt)$/;

/** Copies those files of `from` into `to` that a text in one of the folders `named` names: nothing else is shipped. */
export async function copyNamedFiles(from: string, to: string, named: string[]): Promise<void> {
  const files = named.flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  const texts = await Promise.all(
    files.filter((file) => isText.test(file)).map((file) => readFile(file, 'utf8')),
  );
  for (const name of await readdir(from)) {
    if (texts.some((text) => text.includes(name))) await cp(join(from, name), join(to, name));
  }
}
