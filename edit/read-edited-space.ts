import { readContentFolder } from '../scripts/build/read-embedded-space.ts';
import type { Space } from '../src/content/source/space.ts';
import { assertFolderLock } from './folder-lock.ts';
import { recoverFiles } from './replace-files.ts';

/** Reads the content, without files that cannot be parsed, so that the editor still opens; `findFileFaults` reports them. */
export async function readEditedSpace(): Promise<Space> {
  await assertFolderLock();
  recoverFiles();
  return readContentFolder().space;
}
