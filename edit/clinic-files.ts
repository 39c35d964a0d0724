import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../scripts/build/files.ts';
import { clinicFolder } from '../shared/clinic/folder.ts';

/** Contents by path in the clinic's folder; undefined for a file that does not exist or is to be deleted. */
export type Files = Map<string, Buffer | undefined>;

export const pathOf = (file: string) => join(clinicFolder(), file);

export function readBytes(file: string): Buffer | undefined {
  const path = pathOf(file);
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
}

export const isSame = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b);

/** Returns a hash of the files' names and contents, and of the commit with which they are compared. */
export function versionOf(files: string[], commit = ''): string {
  const hash = createHash('sha256').update(commit);
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readBytes(file) ?? '');
  return hash.digest('hex');
}

/** Excludes hidden files, since a save creates some. */
export function textsVersion(): string {
  const texts = filesIn(pathOf('content')).filter((file) => !/(?:^|\/)\./.test(file));
  return versionOf(texts.map((file) => `content/${file}`));
}
