import { readContentFolder } from '../scripts/build/read-embedded-space.ts';
import type { Space } from '../src/content/source/space.ts';
import { assertFolderLock } from './folder-lock.ts';
import { recoverFiles } from './replace-files.ts';

/** A file that cannot be read becomes a finding and does not stop the editor. */
export async function readEditedSpace(): Promise<Space> {
  await assertFolderLock();
  recoverFiles();
  return readContentFolder().space;
}
