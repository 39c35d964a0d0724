import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files of a folder and of those in it, by their paths in it with slashes, in the order of their names. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
