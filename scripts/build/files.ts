import { readdirSync, type Dirent } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Does not use Node's `recursive` option, which follows symbolic links, even out of the folder. */
const leavesIn = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? leavesIn(join(folder, entry.name)) : entry,
  );

/** Returns the sorted paths of all files below the folder, relative to the folder and with `/`. */
export const filesIn = (folder: string) =>
  leavesIn(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();

/** Does not write a file that has this text already, so that no file watcher is triggered. */
export async function writeText(file: string, text: string) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
