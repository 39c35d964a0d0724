import { readdirSync, type Dirent } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Recurses itself, since Node's recursion follows symbolic links, out of the folder and in cycles. */
const leavesIn = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? leavesIn(join(folder, entry.name)) : entry,
  );

const pathsIn = (folder: string, isAsked: (entry: Dirent) => boolean) =>
  leavesIn(folder)
    .filter(isAsked)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();

export const filesIn = (folder: string) => pathsIn(folder, (entry) => entry.isFile());

export const symbolicLinksIn = (folder: string) => pathsIn(folder, (entry) => entry.isSymbolicLink());

/** Does not write an equal file, so that no watcher is triggered. */
export async function writeText(file: string, text: string) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
